import { ENERGY_TYPES } from '../../../domain/energy.ts';
import type { Policy } from '../../../domain/policy.ts';
import type { Asked } from '../asked.ts';
import type { ReadyPolicy } from '../policies.ts';

/** The ready policy that was chosen, with the reader's changes. */
export function policyOf(
  { policy, firstBuy, goal, attack }: Pick<Asked, 'policy' | 'firstBuy' | 'goal' | 'attack'>,
  ready: readonly ReadyPolicy[],
): Policy | null {
  const found = ready.find(({ id }) => id === policy) ?? ready[0];
  if (!found) return null;
  const { id: _, ...base } = found;
  const isChanged = firstBuy !== '' || goal !== '' || attack !== '';
  return {
    ...base,
    name: isChanged ? `${base.name}, changed` : base.name,
    buy: firstBuy === '' ? base.buy : [{ what: firstBuy, prefer: 'dearest' }, ...base.buy],
    reroll: goal === '' ? base.reroll : rerollFor(goal),
    attack: attack === '' ? base.attack : { ...base.attack, who: attack },
  };
}

function rerollFor(goal: Exclude<Asked['goal'], ''>): Policy['reroll'] {
  const type = ENERGY_TYPES.find((one) => one === goal);
  if (type) return { goal: 'type', type };
  return goal === 'none' || goal === 'energy' || goal === 'characters'
    ? { goal }
    : { goal: 'buy-list' };
}
