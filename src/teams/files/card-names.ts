import { spellingDistance, squeeze } from '../../domain/spelling.ts';
import type { CardFacts, TeamCatalogue } from '../catalogue.ts';
import { ourSetCode } from '../interop/set-aliases.ts';

/** What players write: `Karai: Torn Between Two Worlds`, perhaps with a set. */
export interface WrittenCard {
  title: string;
  /** A set in anybody's spelling, or empty. */
  set: string;
}

/** Cards that a written title may mean. */
export interface NameMatch {
  /** The card, where there is no doubt which. */
  card: CardFacts | null;
  /** Other printings of the card, or the cards it might be. */
  others: CardFacts[];
}

interface NameIndex {
  byTitle: Map<string, string[]>;
  byName: Map<string, string[]>;
}

const BASIC_ACTION_WORDS = /^basicactioncard|basicactioncard$/g;
const INDEXES = new WeakMap<TeamCatalogue, NameIndex>();
const NOTHING: NameMatch = { card: null, others: [] };

/** Cards of exactly this title or, without a subtitle, of this name. */
export function cardsTitled({ title, set }: WrittenCard, catalogue: TeamCatalogue): NameMatch {
  const { byTitle, byName } = indexOf(catalogue);
  const whole = squeeze(title);
  const bare = whole.replace(BASIC_ACTION_WORDS, '');
  if (bare === '') return NOTHING;
  const ids = byTitle.get(whole) ?? byName.get(bare) ?? [];
  const cards = ids.flatMap((id) => catalogue.card(id) ?? []);
  const basics = whole === bare ? cards : cards.filter(({ kind }) => kind === 'basic-action');
  const ofSet = basics.filter((card) => card.set === ourSetCode(set));
  return chosen(ofSet.length > 0 ? ofSet : basics);
}

function chosen(cards: CardFacts[]): NameMatch {
  const [first, ...others] = cards;
  if (!first) return NOTHING;
  const titles = new Set(cards.map(titleKey));
  return titles.size === 1 ? { card: first, others } : { card: null, others: cards };
}

/** Cards spelled almost like this; `card` is set when one is clearly nearer than all others. */
export function cardsSpelledLike({ title, set }: WrittenCard, catalogue: TeamCatalogue): NameMatch {
  const { byTitle, byName } = indexOf(catalogue);
  const near = nearestKey(squeeze(title), byTitle);
  if (!near) {
    const [name = ''] = title.split(/:| [-–—] /);
    const namesakes = nearestKey(squeeze(name), byName)?.ids ?? [];
    return { card: null, others: namesakes.flatMap((id) => catalogue.card(id) ?? []) };
  }
  const cards = near.ids.flatMap((id) => catalogue.card(id) ?? []);
  const ofSet = cards.filter((card) => card.set === ourSetCode(set));
  const { card, others } = chosen(ofSet.length > 0 ? ofSet : cards);
  return near.isClear || !card ? { card, others } : { card: null, others: [card, ...others] };
}

interface NearKey {
  ids: string[];
  /** Whether it is one slip in eight letters at most, and nothing else is as near. */
  isClear: boolean;
}

function nearestKey(wanted: string, keys: ReadonlyMap<string, string[]>): NearKey | null {
  const most = Math.min(6, Math.floor(wanted.length / 5));
  let best = most + 1;
  let second = best + 1;
  let ids: string[] | null = null;
  for (const [key, found] of keys) {
    const distance = spellingDistance(wanted, key, Math.min(most, best + 1));
    if (distance < best) [second, best, ids] = [best, distance, found];
    else if (distance < second) second = distance;
  }
  return ids && { ids, isClear: best * 8 <= wanted.length && second - best >= 2 };
}

function indexOf(catalogue: TeamCatalogue): NameIndex {
  const known = INDEXES.get(catalogue);
  if (known) return known;
  const index: NameIndex = { byTitle: new Map(), byName: new Map() };
  for (const card of catalogue.all()) {
    add(index.byTitle, titleKey(card), card.id);
    add(index.byName, squeeze(card.name), card.id);
    if (card.kind === 'basic-action') add(index.byTitle, squeeze(card.name), card.id);
  }
  INDEXES.set(catalogue, index);
  return index;
}

function titleKey({ name, subtitle }: CardFacts): string {
  return squeeze(name + subtitle);
}

function add(map: Map<string, string[]>, key: string, id: string): void {
  const ids = map.get(key);
  if (ids) ids.push(id);
  else map.set(key, [id]);
}
