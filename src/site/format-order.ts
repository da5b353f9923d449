/** The formats as players ask for them; whatever is new follows by its id. */
const ORDER = [
  'tournament',
  'casual',
  'demo',
  'doubles-quick-start',
  'doubles',
  'rainbow-draft',
  'tournament-2016',
];

const placeOf = (id: string) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

export const inFormatOrder = <T extends { id: string }>(formats: readonly T[]): T[] =>
  formats.toSorted((a, b) => placeOf(a.id) - placeOf(b.id) || a.id.localeCompare(b.id));
