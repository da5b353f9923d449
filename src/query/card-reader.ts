import type { CardKind } from '../domain/card.ts';
import { facesOf } from '../domain/die.ts';
import type { EnergyType } from '../domain/energy.ts';
import { type Face, type Level, parseEnergyFace, parseLevel } from '../domain/face.ts';
import {
  ALIGNMENT_ORDER,
  ENERGIES,
  FLAG_BITS,
  KINDS,
  type PackedCards,
  RARITY_ORDER,
} from './packed-cards.ts';

/** A card as results show it, read back out of the packed columns. */
export interface FoundCard {
  id: string;
  name: string;
  subtitle: string;
  kind: CardKind;
  cost: number;
  energy: EnergyType[];
  /** Code of the set, and the number in it. */
  set: string;
  number: number;
  maxDice: number;
  /** The die design, which cards may share; empty for a card without dice. */
  die: string;
  rarity: (typeof RARITY_ORDER)[number];
  alignment: (typeof ALIGNMENT_ORDER)[number];
  affiliations: [slug: string, name: string][];
  /** With the value the card prints behind the name: `Range 2`. */
  keywords: [id: string, label: string][];
  levels: Level[];
  faces: Face[];
  hasGlobal: boolean;
  /** Whether its text says more than its keywords. */
  hasWords: boolean;
}

/** Reads single cards by their place in the catalogue; each is read once. */
export function cardReader(packed: PackedCards): (place: number) => FoundCard {
  const known = new Map<number, FoundCard>();
  const ends: number[] = [];
  for (const [, , , count] of packed.sets) ends.push((ends.at(-1) ?? 0) + count);
  const values = new Map(packed.keywordValues.map(([card, at, value]) => [`${card} ${at}`, value]));
  return (place) => {
    const card = known.get(place) ?? readCard(packed, place, ends, values);
    known.set(place, card);
    return card;
  };
}

function readCard(
  packed: PackedCards,
  place: number,
  ends: number[],
  values: ReadonlyMap<string, string>,
): FoundCard {
  const { columns } = packed;
  const at = (column: number[]) => column[place] ?? 0;
  const [set = ''] = packed.sets[ends.findIndex((end) => place < end)] ?? [];
  const number = at(columns.number);
  const levels = (packed.levels[at(columns.levels)] ?? '')
    .split(' ')
    .flatMap((text) => parseLevel(text) ?? []);
  return {
    id: `${set}-${String(number).padStart(3, '0')}`,
    name: packed.names[at(columns.name)] ?? '',
    subtitle: packed.subtitles[at(columns.subtitle)] ?? '',
    kind: KINDS[at(columns.kind)] ?? 'character',
    cost: at(columns.cost),
    energy: ENERGIES.filter((_, bit) => at(columns.energy) & (1 << bit)),
    set,
    number,
    maxDice: at(columns.maxDice),
    die: packed.dice[at(columns.die)] ?? '',
    rarity: RARITY_ORDER[at(columns.rarity)] ?? 'common',
    alignment: ALIGNMENT_ORDER[at(columns.alignment)] ?? 'none',
    affiliations: (columns.affiliations[place] ?? []).flatMap((one) => {
      const known = packed.affiliations[one];
      return known ? [known] : [];
    }),
    keywords: (columns.keywords[place] ?? []).map((one, at) => {
      const [id = '', name = ''] = packed.keywords[one] ?? [];
      return [id, [name, values.get(`${place} ${at}`)].filter(Boolean).join(' ')];
    }),
    levels,
    faces: readFaces(packed.energyFaces[packed.facesOf[at(columns.die)] ?? 0] ?? '', levels),
    hasGlobal: (at(columns.flags) & FLAG_BITS.global) > 0,
    hasWords: (at(columns.flags) & FLAG_BITS.words) > 0,
  };
}

function readFaces(energy: string, levels: Level[]): Face[] {
  if (energy === '') return [];
  const energyFaces =
    energy === '?' ? null : energy.split(' ').flatMap((one) => parseEnergyFace(one) ?? []);
  return facesOf({ levels }, { id: '', energyFaces });
}
