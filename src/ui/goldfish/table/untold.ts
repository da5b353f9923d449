import type { Game } from '../../../dice-masters/engine/index.ts';

/** Whether a die of this roll is real and nobody has told yet what it shows. (R7.2.1, R7.2.2) */
export function isUntold(
  {
    decision,
    state: {
      rolling,
      now: { rollingCount },
    },
    scratch: { mark },
  }: Game,
  die: number,
): boolean {
  if (decision.kind !== 'rolled-face') return false;
  if (die === decision.die) return true;
  if (decision.rule === 'R7.2.2') return mark[die] !== 0;
  if (decision.rule !== 'R7.2.1') return false;
  const dice = rolling.subarray(0, rollingCount);
  return dice.indexOf(die) > dice.indexOf(decision.die);
}
