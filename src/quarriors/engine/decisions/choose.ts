import type { Game } from '../game.ts';

/** The answer to the open decision. A single option is taken without asking. */
export function choose(game: Game): number {
  const { decision } = game;
  if (decision.count === 1 && !game.asksSingle) return 0;
  const pick = decision.count > 0 ? game.chooser.choose(decision, game) : -1;
  if (!(pick >= 0 && pick < decision.count)) {
    throw new Error(`${pick} is none of the ${decision.count} options of ${decision.kind}`);
  }
  return pick;
}
