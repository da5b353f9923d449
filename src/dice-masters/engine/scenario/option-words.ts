import type { Game } from '../game.ts';
import { faceName } from '../names.ts';

/** What options are made of besides names, faces and numbers; `names.ts` writes them. */
const OPTION_WORDS =
  'pass done buy field use global reroll pay one virtual attack with also block to own opposing ' +
  'yourself the opponent yes no of name show generic wild fist bolt mask shield';

/** Places of the options that short words mean: those of exactly these words, or all that begin alike and have them all. */
export function optionsMeant(words: string, names: readonly string[]): number[] {
  const lower = names.map((name) => name.toLowerCase());
  const exact = lower.flatMap((name, place) => (name === words.toLowerCase() ? place : []));
  if (exact.length > 0) return exact;
  const wanted = wordsOf(words);
  return lower.flatMap((name, place) => (hasAll(wordsOf(name), wanted) ? place : []));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[\s:,]+/);
}

function hasAll(words: readonly string[], wanted: readonly string[]): boolean {
  if (words[0] !== wanted[0]) return false;
  const left = [...words];
  return wanted.every((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

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
