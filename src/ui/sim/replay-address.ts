import type { FindCard } from '../../engine/replay/replay.ts';
import { recordReplay } from '../../sim/games/record-replay.ts';
import type { GamePick } from '../../sim/report.ts';
import type { SimRequest } from '../../sim/request.ts';
import { formatGame } from '../goldfish/game-link.ts';

/** What stands after `/goldfish/#` to watch one game of a batch from its first decision. */
export function replayFragment(
  request: SimRequest,
  pick: GamePick,
  find: FindCard,
  names: readonly [string, string],
): string {
  return formatGame({ replay: recordReplay(request, pick.seed, find), names, place: 0 });
}
