import type { PackedCards } from '../../dice-masters/cards/index.ts';
import { nearest } from '../../query/nearest.ts';

interface Reading {
  query: string;
  words: string;
}

/** What bare words may have meant that name no card: a card by set and number, or a keyword misspelled. */
export function otherReading(
  text: string,
  packed: Pick<PackedCards, 'sets' | 'keywords' | 'columns'>,
): Reading | null {
  const asked = text.trim().toLowerCase();
  const [, code = '', number = ''] = /^(\w+)(?:\s*#|[\s-])\s*0*(\d+)$/.exec(asked) ?? [];
  if (hasCard(packed, code, Number(number))) {
    return { query: `s:${code} num:${number}`, words: `${code.toUpperCase()} ${number}` };
  }
  const printed = new Set(packed.columns.keywords.flat());
  const keywords = packed.keywords.filter((_, place) => printed.has(place));
  const near = nearest(
    asked,
    keywords.map(([, name]) => name),
  );
  const [id, name] = keywords.find(([, name]) => name === near) ?? [];
  return id && name ? { query: `kw:${id}`, words: `the keyword ${name}` } : null;
}

/** Cards stand set by set. */
function hasCard(
  { sets, columns }: Pick<PackedCards, 'sets' | 'columns'>,
  code: string,
  number: number,
): boolean {
  let from = 0;
  for (const { code: known, cardCount: count } of sets) {
    if (known === code) return columns.number.slice(from, from + count).includes(number);
    from += count;
  }
  return false;
}
