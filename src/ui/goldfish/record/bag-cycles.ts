import {
  type GameEvent,
  isMove,
  SIDEKICKS_PER_PLAYER,
} from '../../../dice-masters/engine/index.ts';
import { PERSON } from '../table/run-table.ts';

/** From one filling of the bag to the next. */
export interface Cycle {
  /** The turn in which the bag was filled; 1 for the first. */
  from: number;
  /** The turn in which it was filled again; null while it lasts. */
  to: number | null;
  /** Dice in the bag after it was filled. */
  dice: number;
}

/** How the bag was used up and filled again. (R7.1.3) */
export function cyclesIn(entries: readonly GameEvent[]): Cycle[] {
  const cycles: Cycle[] = [{ from: 1, to: null, dice: SIDEKICKS_PER_PLAYER }];
  let bag = SIDEKICKS_PER_PLAYER;
  let isFilling = false;
  for (const event of entries) {
    if (event.seat !== PERSON || !isMove(event)) continue;
    const { kind, from, to, turn } = event;
    if (to === 'bag') bag++;
    if (from === 'bag') bag--;
    const fills = to === 'bag' && kind === 'refilled';
    const last = cycles.at(-1);
    if (fills && !isFilling && last) {
      last.to = turn;
      cycles.push({ from: turn, to: null, dice: bag });
    } else if (fills && last) {
      last.dice = bag;
    }
    isFilling = fills;
  }
  return cycles;
}
