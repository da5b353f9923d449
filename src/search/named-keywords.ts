import { roots } from './rank.ts';
import { stem } from './stem.ts';
import { allWords, squash } from './words.ts';

/** Positions of the keywords that a text names: all of it is the name, or the name is a phrase in it. */
export function namedKeywords(text: string, names: string[]): number[] {
  const whole = squash(text);
  const phrase = stemmed(text);
  const asked = roots(text).join(' ');
  if (whole.length < 2) return [];
  const found = names.flatMap((name, at) => {
    const key = squash(name);
    const isAll = whole === key || phrase === stemmed(name) || asked === roots(name).join(' ');
    if (isAll) return [{ at, score: 2 }];
    if (phrase.includes(stemmed(name)) && isTelling(name)) return [{ at, score: 1 }];
    return [];
  });
  const exact = found.filter(({ score }) => score === 2);
  return (exact.length > 0 ? exact : found).map(({ at }) => at);
}

/** Words that are also everyday words of the rules name a keyword only when they stand alone. */
const EVERYDAY = new Set(
  `abilities active assign attack burst die engaged face field prep spin stats token range trap fast gear
  flip equip strike ally`.split(/\s+/),
);

function isTelling(name: string): boolean {
  const words = allWords(name);
  return words.length > 1
    ? !/zone|damage|action|fielded|global/.test(words.join(' '))
    : !EVERYDAY.has(words[0] ?? '');
}

function stemmed(text: string): string {
  return ` ${allWords(text).map(stem).join(' ')} `;
}
