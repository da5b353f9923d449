import { fold } from '../../../text/spelling.ts';
import type { CardFacts } from '../../cards/card-facts.ts';
import type { CardStore } from '../../cards/card-store.ts';

/** Ids of cards by what they are called, letters and digits only. */
export interface NameIndex {
  /** Name and subtitle; of Basic Actions the name alone. */
  byTitle: ReadonlyMap<string, string[]>;
  byName: ReadonlyMap<string, string[]>;
  bySubtitle: ReadonlyMap<string, string[]>;
  /** Names in words, each with a space on both sides, and their keys. */
  names: readonly (readonly [words: string, key: string])[];
}

/** An index on its way, and the cards that are still to come. */
interface Growing {
  index: GrowingIndex;
  cards: Iterator<CardFacts>;
}

interface GrowingIndex {
  byTitle: Map<string, string[]>;
  byName: Map<string, string[]>;
  bySubtitle: Map<string, string[]>;
  names: [words: string, key: string][];
  /** Words that `names` has. */
  spelled: Set<string>;
}

const GROWING = new WeakMap<CardStore, Growing>();

export function nameIndex(catalogue: CardStore): NameIndex {
  indexMore(catalogue, Number.POSITIVE_INFINITY);
  return growing(catalogue).index;
}

/** Takes so many more cards into the index, for pages that must not be held up; says whether all are in. */
export function indexMore(catalogue: CardStore, most: number): boolean {
  const { index, cards } = growing(catalogue);
  for (let count = 0; count < most; count++) {
    const { done, value } = cards.next();
    if (done) return true;
    take(index, value);
  }
  return false;
}

function growing(catalogue: CardStore): Growing {
  const known = GROWING.get(catalogue);
  if (known) return known;
  const index = {
    byTitle: new Map(),
    byName: new Map(),
    bySubtitle: new Map(),
    names: [],
    spelled: new Set<string>(),
  };
  const fresh = { index, cards: catalogue.all()[Symbol.iterator]() };
  GROWING.set(catalogue, fresh);
  return fresh;
}

/** How titles are begun by some and written out by others. */
const WRITTEN_OUT = new Map([
  ['dr', 'doctor'],
  ['prof', 'professor'],
  ['mr', 'mister'],
  ['capt', 'captain'],
  ['lt', 'lieutenant'],
  ['st', 'saint'],
]);

/** Letters and digits of a name, as everybody spells it: `Dr. Doom` is `doctordoom`. */
export function nameKey(text: string): string {
  return wordsOf(text).replaceAll(' ', '');
}

/** Words in lower case, abbreviations written out. */
export function wordsOf(text: string): string {
  return fold(text)
    .split(' ')
    .map((word) => WRITTEN_OUT.get(word) ?? word)
    .join(' ');
}

/** What tells one card from another, whatever set it is in; below the name of a Basic Action stands only what it is. */
export function titleKey({ kind, name, subtitle }: CardFacts): string {
  return nameKey(kind === 'basic-action' ? name : `${name} ${subtitle}`);
}

function take(index: GrowingIndex, card: CardFacts): void {
  const { byTitle, byName, bySubtitle, names, spelled } = index;
  const key = nameKey(card.name);
  const words = ` ${wordsOf(card.name)} `;
  if (!spelled.has(words)) names.push([words, key]);
  spelled.add(words);
  add(byTitle, titleKey(card), card.id);
  add(byName, key, card.id);
  if (card.kind !== 'basic-action') add(bySubtitle, nameKey(card.subtitle), card.id);
}

function add(map: Map<string, string[]>, key: string, id: string): void {
  const ids = map.get(key);
  if (ids) ids.push(id);
  else map.set(key, [id]);
}
