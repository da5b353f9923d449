import type { Columns } from './columns.ts';

/** What a card belongs to: places in the list of values of a field. */
export type PlacesOf = (card: number) => number[];

/** Stands behind the four types for cards without energy. */
export const NO_ENERGY = 4;

/** Reads the values that cards have in a field which is no number. */
export function memberReader(field: string, { packed, set, energy, rarity }: Columns): PlacesOf {
  const { columns, clauses } = packed;
  switch (field) {
    case 'energy':
      return (card) => energyPlaces(energy[card] ?? 0);
    case 'kw':
      return (card) => columns.keywords[card] ?? [];
    case 'trigger':
      return (card) => clauses.trigger[card] ?? [];
    case 'effect':
      return (card) => clauses.effect[card] ?? [];
    case 'targets':
      return (card) => clauses.targets[card] ?? [];
    case 'aff':
      return (card) => columns.affiliations[card] ?? [];
    case 'set':
      return (card) => [set[card] ?? 0];
    case 'kind':
      return (card) => [columns.kind[card] ?? 0];
    case 'r':
      return (card) => [rarity[card] ?? 0];
    default:
      return (card) => [columns.alignment[card] ?? 0];
  }
}

const NO_TYPE = [NO_ENERGY];

function energyPlaces(bits: number): number[] {
  return bits === 0 ? NO_TYPE : [0, 1, 2, 3].filter((place) => bits & (1 << place));
}
