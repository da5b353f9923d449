import { ENERGY_TYPES } from '../../../dice-masters/cards/index.ts';
import {
  LONGEST_POLICY_NAME,
  MOST_BUY_LINES,
  type Policy,
} from '../../../dice-masters/players/index.ts';
import { cutTo } from '../../../dice-masters/teams/index.ts';
import type { Asked } from '../asked.ts';
import { policyIn, type ReadyPolicy } from '../policies.ts';

/** The policy that was chosen, with the reader's changes. */
export function policyOf(
  { policy, firstBuy, goal, attack }: Pick<Asked, 'policy' | 'firstBuy' | 'goal' | 'attack'>,
  ready: readonly ReadyPolicy[],
): Policy | null {
  const base = policyIn(policy, ready) ?? policyIn(ready[0]?.id ?? '', ready);
  if (!base) return null;
  const isChanged = firstBuy !== '' || goal !== '' || attack !== '';
  return {
    ...base,
    name: isChanged ? changedName(base.name) : base.name,
    buy: firstBuy === '' ? base.buy : boughtFirst(firstBuy, base.buy),
    reroll: goal === '' ? base.reroll : rerollFor(goal),
    attack: attack === '' ? base.attack : { ...base.attack, who: attack },
  };
}

const CHANGED = ', changed';

function changedName(name: string): string {
  if (name.endsWith(CHANGED)) return name;
  return cutTo(name, LONGEST_POLICY_NAME - CHANGED.length) + CHANGED;
}

function boughtFirst(card: string, buy: Policy['buy']): Policy['buy'] {
  const first: Policy['buy'] = [{ what: card, prefer: 'dearest' }];
  return [...first, ...buy].slice(0, MOST_BUY_LINES);
}

function rerollFor(goal: Exclude<Asked['goal'], ''>): Policy['reroll'] {
  const type = ENERGY_TYPES.find((one) => one === goal);
  if (type) return { goal: 'type', type };
  return goal === 'none' || goal === 'energy' || goal === 'characters'
    ? { goal }
    : { goal: 'buy-list' };
}
