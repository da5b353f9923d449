import type { Game } from './game.ts';
import { ATTACK } from './state/zones.ts';

/** The dice among which damage is being split, with those that have their share already. (R13.3, R13.4) */
export function splitAmong({
  decision,
  table,
  state: {
    pairAttacker,
    pairBlocker,
    now: { pairCount },
  },
}: Game): number[] {
  const dice: number[] = [];
  for (let pair = 0; pair < pairCount; pair++) {
    const [attacker = -1, blocker = -1] = [pairAttacker[pair], pairBlocker[pair]];
    const other = attacker === decision.die ? blocker : blocker === decision.die ? attacker : -1;
    if (other >= 0 && table.zone[other] === ATTACK) dice.push(other);
  }
  return dice;
}

/** Damage of this wave that others have assigned to a die. (R13.1) */
export function damageOnItsWay(
  { decision, scratch: { packets, packetCount } }: Game,
  die: number,
): number {
  if (decision.kind !== 'split-damage') return 0;
  return packets
    .slice(0, packetCount)
    .reduce((sum, { target, amount }) => sum + (target === die ? amount : 0), 0);
}

/** Whether a text could still prevent or move damage. */
export function canBePrevented({ hooks }: Game): boolean {
  return hooks.damage.length > 0 || hooks.windows.reaction > 0;
}
