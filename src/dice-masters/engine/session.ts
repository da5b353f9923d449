import type { DiceGame } from '../../tabletop/dice-game.ts';
import { type Opening, openSession, type Session } from '../../tabletop/session.ts';
import type { Decision, DecisionKind } from './decisions/decision.ts';
import type { Game } from './game.ts';
import type { GameEvent } from './log.ts';
import { Match, type Outcome, run } from './play.ts';
import { type Question, questionIn } from './question.ts';
import { formatReplay } from './replay/link.ts';
import { ENGINE_VERSION, type FindCard, type GameSpec, setupOf } from './replay/replay.ts';
import { type GameView, viewOf } from './view.ts';

/** The types of Dice Masters. */
export interface DiceMasters {
  setup: GameSpec;
  table: Game;
  decision: Decision;
  question: Question;
  event: GameEvent;
  view: GameView;
  outcome: Outcome;
}

export type GameSession = Session<DiceMasters>;

type Begin = DiceGame<DiceMasters>['begin'];

/** A game with cards of a catalogue, played up to the question that waits; throws where one is unknown. */
export function openGame(find: FindCard, opening: Opening<DiceMasters>): GameSession {
  return openSession(diceMasters(tableWith(find)), opening);
}

/** Whether it is asked what real dice showed. */
export function isLuck(kind: DecisionKind): boolean {
  return kind === 'drawn-die' || kind === 'rolled-face';
}

/** Dice Masters as a session plays it, from a table that somebody sets. */
export function diceMasters(begin: Begin): DiceGame<DiceMasters> {
  return {
    version: ENGINE_VERSION,
    begin,
    view: viewOf,
    question: questionIn,
    isAboutLuck: ({ kind }) => isLuck(kind),
    hash: ({ state }) => state.hash(),
    stepBack,
    link: (spec, recording) => formatReplay({ spec, ...recording }),
  };
}

/** Sets a table with cards of a catalogue. */
function tableWith(find: FindCard): Begin {
  return (spec, { seed, chooser, log, onTurnEnd }) => {
    const setup = setupOf(spec, find);
    if ('unknown' in setup) throw new Error(`There is no card ${setup.unknown}.`);
    const match = new Match(setup, [chooser, chooser]);
    match.restart(seed, 0, log);
    match.game.recorder = { pick: () => undefined, turnEnded: onTurnEnd };
    return {
      table: match.game,
      play: () => run(match.game),
      reseed: (later) => match.reseed(later),
    };
  };
}

/** The table shows the step before the one that was about to begin. */
function stepBack(game: Game, events: readonly GameEvent[]): void {
  const last = events.at(-1);
  const turn = events.findLast(({ kind }) => kind === 'turn');
  if (!last || !turn) return;
  game.decision.open('window', turn.seat, '');
  game.step = last.step;
  game.turn = turn.turn;
  game.active = turn.seat;
}
