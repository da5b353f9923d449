import type { DiceGame } from '../../tabletop/dice-game.ts';
import { type Opening, openSession, type Session } from '../../tabletop/session.ts';
import type { Decision } from './decisions/decision.ts';
import type { Game } from './game.ts';
import { ENGINE_VERSION, formatGame } from './link.ts';
import type { GameEvent } from './log.ts';
import { Match, type Outcome, run } from './play.ts';
import { type Box, type GameSpec, setupOf, unknownCard } from './spec.ts';
import { type GameView, type QuestionView, questionOf, viewOf } from './view.ts';

/** The types of Quarriors!. */
export interface Quarriors {
  setup: GameSpec;
  table: Game;
  decision: Decision;
  question: QuestionView;
  event: GameEvent;
  view: GameView;
  outcome: Outcome;
}

export type GameSession = Session<Quarriors>;

/** A game with cards of a box, played up to the question that waits; throws where one is unknown. */
export function openGame(box: Box, opening: Opening<Quarriors>): GameSession {
  return openSession(quarriors(box), opening);
}

function quarriors(box: Box): DiceGame<Quarriors> {
  return {
    version: ENGINE_VERSION,
    begin(spec, { seed, chooser, log, onTurnEnd }) {
      const unknown = unknownCard(spec, box);
      if (unknown !== null) throw new Error(`There is no card ${unknown}.`);
      const match = new Match(setupOf(spec, box), chooser);
      match.restart(seed, 0, log);
      match.game.onTurnEnd = onTurnEnd;
      return {
        table: match.game,
        play: () => run(match.game),
        reseed: (later) => match.reseed(later),
      };
    },
    view: viewOf,
    question: questionOf,
    isAboutLuck: () => false,
    hash: ({ state }) => state.hash(),
    stepBack,
    link: formatGame,
  };
}

/** The table shows the phase before the one that was about to begin. */
function stepBack({ state }: Game, events: readonly GameEvent[]): void {
  const last = events.at(-1);
  const turn = events.findLast(({ kind }) => kind === 'turn');
  if (!last || !turn) return;
  state.phase = last.phase;
  state.turn = turn.turn;
  state.active = turn.seat;
}
