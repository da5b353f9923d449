import type { Game, Question } from '../../../dice-masters/engine/index.ts';
import { toldApart } from './which-die.ts';
import { optionWords } from './words.ts';

/** Every option of the open question in words, no two the same. */
export function labelsOf(game: Game, question: Question): string[] {
  return toldApart(
    game,
    question,
    question.options.map((_, option) => optionWords(game, question, option)),
  );
}
