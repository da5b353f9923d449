import { roundOf } from '../../../dice-masters/words/index.ts';
import type { Cycle } from './bag-cycles.ts';

/** How long a filling of the bag lasted, and how many dice it held. */
export function describeCycle({ from, to, dice }: Cycle): string {
  const until =
    to === null ? `since turn ${roundOf(from)}` : `turns ${roundOf(from)} to ${roundOf(to)}`;
  return `${dice} dice, ${until}`;
}
