import type { Affiliation } from '../domain/affiliation.ts';
import type { Card } from '../domain/card.ts';
import type { Die } from '../domain/die.ts';
import { formatEnergyFace, formatLevel } from '../domain/face.ts';
import type { Keyword } from '../domain/keyword.ts';
import { type CardSet, setYear } from '../domain/set.ts';
import { effectLines } from './effect-lines.ts';

/** What packing needs to know of the catalogue. */
export interface PackSource {
  cards: Card[];
  sets: CardSet[];
  affiliations: Affiliation[];
  keywords: Pick<Keyword, 'id' | 'name'>[];
  dice: Map<string, Die>;
}

/** The facts of all cards in columns, small enough to send: repeated texts stand once and are referred to by place. */
export interface PackedCards {
  sets: [code: string, name: string, year: number | null, count: number][];
  affiliations: [slug: string, name: string][];
  keywords: [id: string, name: string][];
  names: string[];
  subtitles: string[];
  /** Levels of a die: `0/1/2* 0/2/3 1/2/4`. */
  levels: string[];
  effects: string[];
  dice: string[];
  /** Energy faces of a die: `fist fist+fist fist+fist`; `?` where nobody knows them, empty where there is no die. */
  energyFaces: string[];
  /** For each die the place of its energy faces. */
  facesOf: number[];
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
    effects: number[];
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
} as const;

export function packCards({
  cards,
  sets,
  affiliations,
  keywords,
  dice: designs,
}: PackSource): PackedCards {
  const names = new Places();
  const subtitles = new Places();
  const levels = new Places();
  const effects = new Places();
  const dice = new Places();
  const affiliationAt = new Map(affiliations.map(({ slug }, index) => [slug, index]));
  const keywordAt = new Map(keywords.map(({ id }, index) => [id, index]));
  const effectNames = {
    keywords: new Map(keywords.map(({ id, name }) => [id, name])),
    affiliations: new Map(affiliations.map(({ slug, name }) => [slug, name])),
  };
  const column = <T>(read: (card: Card) => T) => cards.map(read);
  const columns: PackedCards['columns'] = {
    number: column(({ number }) => number),
    name: column(({ name }) => names.of(name)),
    subtitle: column(({ subtitle }) => subtitles.of(subtitle)),
    kind: column(({ kind }) => KINDS.indexOf(kind)),
    cost: column(({ cost }) => cost),
    energy: column(({ energy }) =>
      energy.reduce((bits, type) => bits | (1 << ENERGIES.indexOf(type)), 0),
    ),
    affiliations: column((card) => card.affiliations.map((slug) => affiliationAt.get(slug) ?? 0)),
    keywords: column((card) => card.keywords.map((id) => keywordAt.get(id) ?? 0)),
    rarity: column(({ rarity }) =>
      RARITY_ORDER.indexOf(rarity === 'starter/common' ? 'common' : rarity),
    ),
    maxDice: column(({ maxDice }) => maxDice),
    levels: column((card) => levels.of(card.levels.map(formatLevel).join(' '))),
    effects: column((card) => effects.of(effectLines(card, effectNames).join('\n'))),
    die: column(({ die }) => dice.of(die ?? '')),
    flags: column((card) =>
      flagBits(card, card.die === null || designs.get(card.die)?.energyFaces !== null),
    ),
    globalCost: column(({ globalCosts }) => Math.min(...globalCosts.map(energyOf), 99)).map(
      (cost) => (cost === 99 ? -1 : cost),
    ),
    alignment: column(({ alignment }) => ALIGNMENT_ORDER.indexOf(alignment ?? 'none')),
  };
  const energyFaces = new Places();
  const facesOf = dice.list.map((id) =>
    energyFaces.of(id && (designs.get(id)?.energyFaces?.map(formatEnergyFace).join(' ') ?? '?')),
  );
  return {
    sets: sets.map((set) => [set.code, set.name, setYear(set), set.cardCount]),
    affiliations: affiliations.map(({ slug, name }) => [slug, name]),
    keywords: keywords.map(({ id, name }) => [id, name]),
    names: names.list,
    subtitles: subtitles.list,
    levels: levels.list,
    effects: effects.list,
    dice: dice.list,
    energyFaces: energyFaces.list,
    facesOf,
    columns,
  };
}

/** Gives each different text its place in a list. */
class Places {
  readonly list: string[] = [];
  readonly #at = new Map<string, number>();

  of(text: string): number {
    const known = this.#at.get(text);
    if (known !== undefined) return known;
    this.#at.set(text, this.list.length);
    return this.list.push(text) - 1;
  }
}

/** Units of energy in a Global cost such as `bolt+bolt`, `fist|bolt` or `2`; what is no energy counts nothing. */
function energyOf(cost: string): number {
  const ways = cost
    .split('|')
    .map((way) =>
      way
        .split('+')
        .reduce(
          (sum, part) =>
            sum +
            (/^\d$/.test(part)
              ? Number(part)
              : (ENERGIES as readonly string[]).includes(part)
                ? 1
                : 0),
          0,
        ),
    );
  return Math.min(...ways);
}

function flagBits(card: Card, facesKnown: boolean): number {
  const { keywords, globalCosts, timings } = card;
  const on: Record<keyof typeof FLAG_BITS, boolean> = {
    flip: card.flip,
    epic: card.epic,
    reprint: card.reprintOf !== null,
    doubtful: card.doubts.length > 0,
    equip: card.equipIcon === true,
    faces: facesKnown,
    global: globalCosts.length > 0,
    vanilla: keywords.length + globalCosts.length + timings.length + card.effects.length === 0,
  };
  return (Object.keys(FLAG_BITS) as (keyof typeof FLAG_BITS)[]).reduce(
    (bits, flag) => bits | (on[flag] ? FLAG_BITS[flag] : 0),
    0,
  );
}
