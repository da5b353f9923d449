import type { PackedCards } from './packed-cards.ts';

/** Finds the place of a card in the catalogue by its id; undefined where there is none. */
export function cardPlaces({
  sets,
}: Pick<PackedCards, 'sets'>): (id: string) => number | undefined {
  const known = new Map<string, { first: number; count: number }>();
  let first = 0;
  for (const { code, cardCount: count } of sets) {
    known.set(code, { first, count });
    first += count;
  }
  return (id) => {
    const [, code = '', digits = ''] = /^(.+)-(\d{3})$/.exec(id) ?? [];
    const set = known.get(code);
    const number = Number(digits);
    return set && number >= 1 && number <= set.count ? set.first + number - 1 : undefined;
  };
}
