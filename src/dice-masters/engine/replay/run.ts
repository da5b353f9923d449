import { ReplayingChooser } from '../choosers/replaying.ts';
import type { Chooser } from '../decisions/chooser.ts';
import type { Decision } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { GameLog } from '../log.ts';
import { Match, type Outcome, run } from '../play.ts';
import { roundOf } from '../round.ts';
import type { Recorder } from '../run.ts';
import { type DecisionView, decisionView } from '../view.ts';
import { followFates } from './fates.ts';
import {
  ENGINE_VERSION,
  type FindCard,
  type GameSpec,
  type Replay,
  setupOf,
  shortHash,
} from './replay.ts';

interface Replayed {
  ok: true;
  game: Game;
  log: GameLog;
  outcome: Outcome;
  open: DecisionView | null;
  hashes: number[];
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
  const setup = setupOf(replay.spec, find);
  if ('unknown' in setup) return { ok: false, problem: `There is no card ${setup.unknown}.` };
  const chooser = new ReplayingChooser(replay.picks);
  const match = new Match(setup, [chooser, chooser]);
  const log = new GameLog();
  match.restart(replay.seed, 0, log);
  followFates(match, replay.fates);
  const memory = new Memory();
  match.game.recorder = memory;
  const outcome = run(match.game);
  const divergedAt = divergence(replay.hashes, memory.hashes, chooser.impossible);
  return {
    ok: true,
    game: match.game,
    log,
    outcome,
    open: outcome.end === 'open' ? decisionView(match.game) : null,
    hashes: memory.hashes,
    divergedAt,
    warnings: warningsOf(replay.version, divergedAt),
  };
}

/** Plays a game and keeps every answer. */
export function recordGame(
  spec: GameSpec,
  seed: string,
  choosers: readonly [Chooser, Chooser],
  find: FindCard,
): Replay {
  const setup = setupOf(spec, find);
  if ('unknown' in setup) throw new Error(`there is no card ${setup.unknown}`);
  const match = new Match(setup, choosers);
  match.restart(seed);
  const memory = new Memory();
  match.game.recorder = memory;
  run(match.game);
  const { picks, hashes } = memory;
  return { version: ENGINE_VERSION, spec, seed, fates: [], picks, hashes };
}

class Memory implements Recorder {
  readonly picks: number[] = [];
  readonly hashes: number[] = [];

  pick(_decision: Decision, pick: number): void {
    this.picks.push(pick);
  }

  turnEnded(hash: number): void {
    this.hashes.push(shortHash(hash));
  }
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
