import type { FindCard } from '../../dice-masters/engine/index.ts';
import {
  type GamePick,
  recordReplay,
  type SimRequest,
} from '../../dice-masters/simulation/index.ts';
import { formatGame } from './game-link.ts';

/** What stands after `/goldfish/#` to watch one game of a batch from its first decision. */
export function replayFragment(
  request: SimRequest,
  pick: GamePick,
  find: FindCard,
  names: readonly [string, string],
): string {
  const replay = recordReplay(request, pick.seed, find);
  return formatGame({ replay, names, place: 0, isWatched: true });
}
