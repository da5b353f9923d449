import { ENERGY_TYPES, type EnergyType } from '../../cards/energy.ts';
import { type Form, token } from './form.ts';

export const NUMBER: Form<number> = token(
  'a number',
  /\d+/,
  Number,
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? `${value}` : null,
  '0123456789',
);

/** Two or more. */
export const SEVERAL: Form<number> = token(
  'a number',
  /[2-9]\d*|1\d+/,
  Number,
  (value) => (typeof value === 'number' && value > 1 ? `${value}` : null),
  '123456789',
);

/** `“Superman”`, the name of a card. */
export const NAME: Form<string> = token(
  'a name in “ ”',
  /“[^”]+”/,
  (text) => text.slice(1, -1),
  (name) => `“${name}”`,
  '“',
);

/** `[[Iron Will]]`, a keyword by its id. */
export const KEYWORD: Form<string> = token(
  'a keyword in [[ ]]',
  /\[\[[A-Z][^\]]*\]\]/,
  (text) => keywordId(text.slice(2, -2)),
  (id) => keywordMark(id),
  '[',
);

/** `{fist}`. */
export const ENERGY: Form<EnergyType> = token(
  'an energy symbol',
  new RegExp(`\\{(?:${ENERGY_TYPES.join('|')})\\}`),
  (text) => text.slice(1, -1) as EnergyType,
  (type) => `{${type}}`,
  '{',
);

/** `{x-men}`, an affiliation by its slug. */
export const AFFILIATION: Form<string> = token(
  'an affiliation in { }',
  new RegExp(`\\{(?!(?:${ENERGY_TYPES.join('|')})\\})[a-z][^}]+\\}`),
  (text) => text.slice(1, -1),
  (slug) => `{${slug}}`,
  '{',
);

/** `Suit Up` is the keyword `suit-up`. */
export function keywordId(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** `iron-will` as players write it: Iron Will. */
export function keywordName(id: string): string {
  return id
    .split('-')
    .map((part) => (part === 'for' ? part : capital(part)))
    .join(' ');
}

export function keywordMark(id: string): string {
  return `[[${keywordName(id)}]]`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SPOKEN_VOWEL = /^[{[“]*(?:[aeio]|x-|unb)/i;

/** `a`, `an` or `an` grown together with `other`, as the word behind it sounds. */
export function withArticle<T>(noun: Form<T>): Form<T> {
  return {
    starts: () => ({ letters: new Set('a'), empty: false }),
    read: (at, reading) => {
      for (const article of ['a ', 'an ', 'an']) {
        if (!reading.line.startsWith(article, at)) continue;
        const start = at + article.length;
        if (article === 'an' && !reading.line.startsWith('other ', start)) continue;
        const found = noun.read(start, reading);
        if (found.length > 0) return found;
      }
      return [];
    },
    write: (value, writing) => {
      const words = noun.write(value, writing);
      return words === null ? null : article(words);
    },
  };
}

function article(words: string): string {
  if (words.startsWith('other ')) return `an${words}`;
  return SPOKEN_VOWEL.test(words) ? `an ${words}` : `a ${words}`;
}
