import type { FindCard, Replay } from '../../engine/replay/replay.ts';
import { recordGame } from '../../engine/replay/run.ts';
import type { SimRequest } from '../request.ts';
import { playersOf } from './playout.ts';

/** Plays one game of a batch again and keeps every answer, for the table. */
export function recordReplay(
  request: Pick<SimRequest, 'spec' | 'policy' | 'rival'>,
  seed: string,
  find: FindCard,
): Replay {
  return recordGame(request.spec, seed, playersOf(request), find);
}
