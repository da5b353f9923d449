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
  if (decision.count === 1 && !game.asksSingle) return 0;
  const pick = decision.count > 0 ? game.choosers[decision.seat].choose(decision, game) : -1;
  if (!(pick >= 0 && pick < decision.count)) throw wrongPick(decision, pick);
  if (game.recorder !== null) game.recorder.pick(decision, pick);
  return pick;
}

function wrongPick({ kind, count }: Decision, pick: number): Error {
  if (count === 0) return new Error(`${kind} has no option`);
  return new Error(`${pick} is none of the ${count} options`);
}
