import type { Columns } from './columns.ts';
import type { Mask } from './evaluate.ts';
import type { Inputs } from './inputs.ts';
import type { Directives, SortKey } from './tree.ts';
import { RANKS } from './word-ranks.ts';

/** Cards of a mask in the order asked for: by sort keys, else by rank, then as the catalogue stands. */
export function orderCards(
  mask: Mask,
  ranks: Uint8Array | null,
  { sort, unique }: Directives,
  columns: Columns,
  inputs: Inputs,
): number[] {
  const cards =
    sort.length > 0 ? sortCards(listed(mask), sort, columns, inputs) : byRank(mask, ranks);
  if (unique === null || unique === 'card') return cards;
  const keys = unique === 'name' ? columns.nameOf : columns.packed.columns.die;
  const seen = new Set<number | undefined>();
  return cards.filter((card) => {
    const key = keys[card];
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function listed(mask: Mask): number[] {
  const cards: number[] = [];
  for (let card = 0; card < mask.length; card++) if (mask[card]) cards.push(card);
  return cards;
}

function byRank(mask: Mask, ranks: Uint8Array | null): number[] {
  if (!ranks) return listed(mask);
  const buckets: number[][] = Array.from({ length: RANKS.exactName + 1 }, () => []);
  for (let card = 0; card < mask.length; card++)
    if (mask[card]) buckets[ranks[card] ?? 0]?.push(card);
  return buckets.reverse().flat();
}

function sortCards(cards: number[], keys: SortKey[], columns: Columns, inputs: Inputs): number[] {
  const compares = keys.map(({ field, descending }) => {
    const key = keyReader(field, columns, inputs);
    return (a: number, b: number) => compareKeys(key(a), key(b), descending);
  });
  return cards.sort((a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return a - b;
  });
}

/** What a card lacks goes last, whichever way is up. */
function compareKeys(a: number | string, b: number | string, descending: boolean): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  const order = a < b ? -1 : a > b ? 1 : 0;
  return descending ? -order : order;
}

function keyReader(
  field: string,
  { packed, numbers, set, names, subtitles, energy, rarity, ids, nameOf }: Columns,
  inputs: Inputs,
) {
  const { columns } = packed;
  switch (field) {
    case 'name':
      return (card: number) => names[nameOf[card] ?? 0]?.squeezed ?? '';
    case 'sub':
      return (card: number) => subtitles[columns.subtitle[card] ?? 0]?.squeezed ?? '';
    case 'set':
      return (card: number) => set[card] ?? 0;
    case 'r':
      return (card: number) => rarity[card] ?? 0;
    case 'kind':
      return (card: number) => columns.kind[card] ?? 0;
    case 'energy':
      return (card: number) => energy[card] ?? 0;
    case 'own':
      return (card: number) => inputs.owned?.get(ids[card] ?? '') ?? 0;
    default: {
      const column = numbers.get(field) ?? numbers.get(`${field}max`);
      return (card: number) => column?.[card] ?? Number.NaN;
    }
  }
}
