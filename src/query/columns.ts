import { type Level, type PackedWords, parseLevel, RARITIES } from '../dice-masters/cards/index.ts';
import { squeeze } from '../text/spelling.ts';
import { type Folded, prepare } from './how-well.ts';
import { RARITY_ORDER, stripeOf } from './rarity-order.ts';
import type { SearchCards } from './search-cards.ts';
import { TextColumn } from './text-column.ts';
import { openWords, type Words } from './words.ts';

/** The catalogue as the evaluator reads it: one typed column for each fact, texts prepared once. */
export interface Columns {
  count: number;
  packed: SearchCards;
  ids: string[];
  idIndex: Map<string, number>;
  set: Uint8Array;
  names: Folded[];
  nameOf: Uint16Array;
  subtitles: Folded[];
  sets: Folded[];
  affiliations: Folded[];
  keywords: Folded[];
  subtitleOf: Uint16Array;
  /** Cards that have each affiliation, and each keyword. */
  affiliationCards: number[][];
  keywordCards: number[][];
  /** Numeric columns by field name; NaN where a card has no such value. */
  numbers: Map<string, Float64Array>;
  /** Stats of one level for bare `a`, `d`, `f`, `b`: first index is the level. */
  byLevel: Map<string, Float64Array[]>;
  /** Bits of each card: fist 1, bolt 2, mask 4, shield 8. */
  energy: Uint8Array;
  /** Places in RARITY_ORDER. */
  rarity: Uint8Array;
  /** Typed words by field, to the places they mean; each is worked out once. */
  placesOf: Map<string, number[]>;
  /** For each facet which of its values some card has; worked out once. */
  facetPlaces: Map<string, Uint32Array>;
  /** Names and subtitles as text fields ask for them. */
  nameTexts: TextColumn;
  subtitleTexts: TextColumn;
  /** What cards do; null until it is here. */
  words: Words | null;
  /** Answers to terms on texts, kept for the next question. */
  textMasks: Map<string, Uint8Array>;
}

const STATS = { a: 'attack', d: 'defense', f: 'fielding', b: 'bursts' } as const;
const DEEPEST_LEVEL = 4;

export function openCards(packed: SearchCards, words: PackedWords | null): Columns {
  const { columns } = packed;
  const count = columns.number.length;
  const set = new Uint8Array(count);
  const ids: string[] = [];
  packed.sets.forEach(({ code, cardCount }, setIndex) => {
    for (let n = 0; n < cardCount; n++) {
      const card = ids.length;
      set[card] = setIndex;
      ids.push(`${code}-${String(columns.number[card]).padStart(3, '0')}`);
    }
  });
  const levels = packed.levels.map((text) =>
    text.split(' ').flatMap((one) => parseLevel(one) ?? []),
  );
  const stripes = RARITIES.map((rarity) => RARITY_ORDER.indexOf(stripeOf(rarity)));
  const { numbers, byLevel } = statColumns(levels, columns.levels);
  numbers.set('cost', Float64Array.from(columns.cost));
  numbers.set(
    'gcost',
    Float64Array.from(columns.globalCost, (cost) => (cost < 0 ? Number.NaN : cost)),
  );
  numbers.set('num', Float64Array.from(columns.number));
  numbers.set('max', Float64Array.from(columns.maxDice));
  numbers.set(
    'date',
    Float64Array.from(set, (index) => packed.sets[index]?.year ?? Number.NaN),
  );
  return {
    count,
    packed,
    ids,
    idIndex: new Map(ids.map((id, index) => [id, index])),
    set,
    names: packed.names.map(prepare),
    nameOf: Uint16Array.from(columns.name),
    subtitles: packed.subtitles.map(prepare),
    sets: packed.sets.map(({ name }) => prepare(name)),
    affiliations: packed.affiliations.map(([, name]) => prepare(name)),
    keywords: packed.keywords.map(([, name]) => prepare(name)),
    subtitleOf: Uint16Array.from(columns.subtitle),
    affiliationCards: invert(columns.affiliations, packed.affiliations.length),
    keywordCards: invert(columns.keywords, packed.keywords.length),
    numbers,
    byLevel,
    energy: Uint8Array.from(columns.energy),
    rarity: Uint8Array.from(columns.rarity, (place) => stripes[place] ?? 0),
    placesOf: new Map(),
    facetPlaces: new Map(),
    nameTexts: new TextColumn(packed.names, columns.name),
    subtitleTexts: new TextColumn(packed.subtitles, columns.subtitle),
    words: words && openWords(words),
    textMasks: new Map(),
  };
}

/** Makes some more texts ready for search; false once all are. */
export function readySomeTexts({ nameTexts, subtitleTexts, words }: Columns): boolean {
  const texts = [nameTexts, subtitleTexts, ...Object.values(words ?? {})];
  return texts.some((column) => column.readySome());
}

/** From places of each card to cards of each place. */
function invert(placesOf: number[][], size: number): number[][] {
  const cards: number[][] = Array.from({ length: size }, () => []);
  placesOf.forEach((places, card) => {
    for (const place of places) cards[place]?.push(card);
  });
  return cards;
}

function statColumns(levels: Level[][], levelsOf: number[]) {
  const numbers = new Map<string, Float64Array>();
  const byLevel = new Map<string, Float64Array[]>();
  const column = (read: (list: Level[]) => number) => {
    const perDie = levels.map(read);
    return Float64Array.from(levelsOf, (index) => perDie[index] ?? Number.NaN);
  };
  for (const [letter, stat] of Object.entries(STATS)) {
    const each = Array.from({ length: DEEPEST_LEVEL }, (_, level) =>
      column((list) => list[level]?.[stat] ?? Number.NaN),
    );
    byLevel.set(letter, each);
    for (const level of [1, 2, 3])
      numbers.set(`${letter}${level}`, each[level - 1] ?? new Float64Array());
    const all = (combine: (values: number[]) => number) =>
      column((list) => (list.length > 0 ? combine(list.map((level) => level[stat])) : Number.NaN));
    numbers.set(
      `${letter}min`,
      all((values) => Math.min(...values)),
    );
    numbers.set(
      `${letter}max`,
      all((values) => Math.max(...values)),
    );
    numbers.set(
      `${letter}sum`,
      all((values) => values.reduce((sum, value) => sum + value, 0)),
    );
  }
  return { numbers, byLevel };
}

/** Places in a list of names that a typed value means: the same, else those where it begins a word. */
export function matchingPlaces(keys: string[], names: Folded[], value: string): number[] {
  const wanted = squeeze(value);
  if (!wanted) return [];
  const same = names.flatMap(({ squeezed }, place) =>
    squeezed === wanted || keys[place]?.replaceAll('-', '') === wanted ? place : [],
  );
  if (same.length > 0) return same;
  return names.flatMap(({ squeezed, starts }, place) =>
    starts.some((start) => squeezed.startsWith(wanted, start)) ? place : [],
  );
}
