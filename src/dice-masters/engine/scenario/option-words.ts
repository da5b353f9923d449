import { wordsOf } from '../../../tabletop/option-words.ts';
import type { Game } from '../game.ts';
import { faceName } from '../names.ts';

/** What options are made of besides names, faces and numbers; `names.ts` writes them. */
const OPTION_WORDS =
  'pass done buy field use global reroll pay one virtual attack with also block to own opposing ' +
  'yourself the opponent yes no of name show generic wild fist bolt mask shield';

/** The first of the words that no option of this game could ever have, or null. */
export function strangeWord(words: string, game: Game): string | null {
  const known = knownWords(game);
  return wordsOf(words).find((word) => !known.has(word) && !/^\d+$/.test(word)) ?? null;
}

function knownWords({ layout, hooks }: Game): Set<string> {
  const texts = [
    OPTION_WORDS,
    ...layout.cards.map(({ name }) => name),
    ...layout.cards.flatMap(({ faces }) => faces.map(faceName)),
    ...layout.cards.flatMap(({ abilities }) => abilities.map(({ name }) => name)),
    ...hooks.activated.map(({ origin }) => origin.ability.name),
  ];
  return new Set(texts.flatMap(wordsOf));
}
