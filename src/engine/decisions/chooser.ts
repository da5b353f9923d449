import type { Game } from '../game.ts';
import type { Decision } from './decision.ts';

/** Someone or something that picks one of the options, always. */
export interface Chooser {
  choose(decision: Decision, game: Game): number;
}

/** A game that stops because nobody has answered yet. */
export class Unanswered extends Error {
  constructor() {
    super('the open decision has no answer yet');
  }
}

/** The answer to the open decision. A single option is taken without asking. */
export function choose(game: Game): number {
  const { decision } = game;
  if (decision.count === 1) return 0;
  if (decision.count === 0) throw new Error(`${decision.kind} has no option`);
  const pick = game.choosers[decision.seat].choose(decision, game);
  if (!(pick >= 0 && pick < decision.count)) {
    throw new Error(`${pick} is none of the ${decision.count} options`);
  }
  if (game.recorder !== null) game.recorder.pick(decision, pick);
  return pick;
}
