import type { Clause } from '../domain/abilities/clause.ts';

/** The facts of all cards in columns, small enough to send: repeated texts stand once and are referred to by place. */
export interface PackedCards {
  sets: [code: string, name: string, year: number | null, count: number][];
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
  /** What stands behind a keyword on a card, such as the 2 of `Range 2`: card, place among its keywords, value. */
  keywordValues: [card: number, at: number, value: string][];
  /** What the simulator carries out, by card; cards without an entry play as plain dice. */
  abilities: (readonly [card: number, clauses: readonly Clause[]])[];
  columns: {
    number: number[];
    name: number[];
    subtitle: number[];
    kind: number[];
    cost: number[];
    /** Bits: fist 1, bolt 2, mask 4, shield 8. */
    energy: number[];
    affiliations: number[][];
    keywords: number[][];
    rarity: number[];
    maxDice: number[];
    levels: number[];
    /** Kinds of its clauses by when they act, and by what they do; see clause-names.ts. */
    triggers: number[][];
    effects: number[][];
    targets: number[][];
    die: number[];
    /** Bits, see FLAG_BITS. */
    flags: number[];
    /** Energy of the cheapest Global, or -1. */
    globalCost: number[];
    /** 0 none, 1 good, 2 neutral, 3 evil. */
    alignment: number[];
  };
}

export const KINDS = ['character', 'action', 'basic-action', 'sidekick-card'] as const;
export const ENERGIES = ['fist', 'bolt', 'mask', 'shield'] as const;
/** Least to most rare; a starter's common is common, a promo has no place in the order. */
export const RARITY_ORDER = ['common', 'uncommon', 'rare', 'super-rare', 'promo'] as const;
export const ALIGNMENT_ORDER = ['none', 'good', 'neutral', 'evil'] as const;
export const FLAG_BITS = {
  flip: 1,
  epic: 2,
  reprint: 4,
  doubtful: 8,
  equip: 16,
  faces: 32,
  global: 64,
  vanilla: 128,
  /** Its text says more than its keywords. */
  words: 256,
} as const;
