import type { Clause } from '../../language/clause.ts';
import type { SetFacts } from '../card-store.ts';

/** The facts of all cards in columns, small enough to send: repeated texts stand once and are referred to by place. */
export interface PackedCards {
  sets: readonly SetFacts[];
  affiliations: [slug: string, name: string][];
  keywords: [id: string, name: string][];
  names: string[];
  subtitles: string[];
  /** Levels of a die: `0/1/2* 0/2/3 1/2/4`. */
  levels: string[];
  dice: string[];
  /** Energy faces of a die: `fist fist+fist fist+fist`; `?` where nobody knows them, empty where there is no die. */
  energyFaces: string[];
  /** For each die the place of its energy faces. */
  facesOf: number[];
  /** What stands behind the keywords of a card: `{ "range": "2" }`. */
  keywordValues: (readonly [card: number, values: Readonly<Record<string, string>>])[];
  /** What the engine carries out, by card; cards without an entry play as plain dice. */
  abilities: (readonly [card: number, clauses: readonly Clause[]])[];
  columns: {
    number: number[];
    name: number[];
    subtitle: number[];
    /** Place in CARD_KINDS. */
    kind: number[];
    cost: number[];
    /** Bits by place in ENERGY_TYPES: fist 1, bolt 2, mask 4, shield 8. */
    energy: number[];
    affiliations: number[][];
    keywords: number[][];
    /** Place in RARITIES. */
    rarity: number[];
    maxDice: number[];
    levels: number[];
    die: number[];
    /** Bits, see FLAG_BITS. */
    flags: number[];
    /** Energy of the cheapest Global, or -1. */
    globalCost: number[];
    /** Place in ALIGNMENTS from 1, or 0. */
    alignment: number[];
  };
}

/** What a card is or is not, a bit each. */
export const FLAG_BITS = {
  flip: 1,
  epic: 2,
  isReprint: 4,
  isDoubtful: 8,
  hasEquipIcon: 16,
  hasWords: 32,
} as const;
export type Flag = keyof typeof FLAG_BITS;
export const FLAGS = Object.keys(FLAG_BITS) as Flag[];
