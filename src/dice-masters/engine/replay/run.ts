import type { Chooser } from '../decisions/chooser.ts';
import { roundOf } from '../round.ts';
import { type GameSession, openGame } from '../session.ts';
import { ENGINE_VERSION, type FindCard, type GameSpec, type Replay, setupOf } from './replay.ts';

interface Replayed {
  ok: true;
  session: GameSession;
  /** The first turn whose end is not what it was when recorded, or null. */
  divergedAt: number | null;
  /** What a reader must be told. */
  warnings: string[];
}

/** Plays a recorded game again, up to its last pick. */
export function runReplay(
  replay: Replay,
  find: FindCard,
): Replayed | { ok: false; problem: string } {
  const { spec: setup, seed, fates, picks } = replay;
  const known = setupOf(setup, find);
  if ('unknown' in known) return { ok: false, problem: `There is no card ${known.unknown}.` };
  const session = openGame(find, { setup, seed, fates, picks });
  const divergedAt = divergence(replay.hashes, session.hashes, session.isImpossible);
  return { ok: true, session, divergedAt, warnings: warningsOf(replay.version, divergedAt) };
}

/** Plays a game and keeps every answer. */
export function recordGame(
  spec: GameSpec,
  seed: string,
  choosers: readonly [Chooser, Chooser],
  find: FindCard,
): Replay {
  const { picks, hashes } = openGame(find, {
    setup: spec,
    seed,
    plan: (decision, game) => choosers[decision.seat].choose(decision, game),
  });
  return { version: ENGINE_VERSION, spec, seed, fates: [], picks, hashes };
}

function divergence(
  recorded: readonly number[],
  played: readonly number[],
  isImpossible: boolean,
): number | null {
  const place = recorded.findIndex((hash, turn) => turn < played.length && hash !== played[turn]);
  if (place >= 0) return place + 1;
  return isImpossible ? played.length + 1 : null;
}

function warningsOf(version: number, divergedAt: number | null): string[] {
  const isOld = version !== ENGINE_VERSION;
  if (divergedAt !== null) {
    const why = isOld
      ? 'The rules were corrected since it was recorded'
      : 'It does not fit the rules';
    return [`${why}: from turn ${roundOf(divergedAt)} on this game goes another way than it did.`];
  }
  return isOld ? ['This game was recorded under an earlier version of the rules.'] : [];
}
