import { Streams, seedOf } from '../../tabletop/luck/streams.ts';
import type { ActionDie } from './action-die.ts';

/** Which side each die shows, by the luck of a seed; the re-roll has luck of its own. (S3.2) */
export function rollSides(dice: readonly ActionDie[], seed: string, round: number): number[] {
  const luck = new Streams();
  luck.restart(seedOf(seed), round);
  return dice.map((die) => (die.length > 0 ? luck.roll.below(die.length) : 0));
}
