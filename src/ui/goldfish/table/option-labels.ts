import type { Game } from '../../../dice-masters/engine/index.ts';
import { toldApart } from './which-die.ts';
import { optionWords } from './words.ts';

/** Every option of the open question in words, no two the same. */
export function labelsOf(game: Game): string[] {
  const options = Array.from({ length: game.decision.count }, (_, option) => option);
  return toldApart(
    game,
    options.map((option) => optionWords(game, option)),
  );
}
