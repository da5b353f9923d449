import { spellingDistance } from '../../../text/spelling.ts';
import type { CardFacts } from '../../cards/card-facts.ts';
import type { CardStore } from '../../cards/card-store.ts';
import {
  cardsOf,
  isOtherSet,
  kindOf,
  type NameMatch,
  narrowed,
  oneTitle,
  type WrittenCard,
} from './card-names.ts';
import { knownCounts, leastSlips, letterCounts } from './letter-counts.ts';
import { nameIndex, nameKey, wordsOf } from './name-index.ts';

/** How far a card is from what was written: 0 is the same, 1 a slip of the pen. */
interface Near {
  card: CardFacts;
  distance: number;
}

/** Where players part name and subtitle. */
const PARTING = /\s*[:|\t]\s*|\s+[-–—]+\s+|\s*[“”"«»(]\s*|,\s+/g;

const FARTHEST = 3.5;
/** Another card must be so much farther than the one that is meant. */
const CLEAR = 0.75;
const PART_OF_NAME = 2;
const PART_OF_SUBTITLE = 1.5;
const SUBTITLE_ALONE = 2;
const OTHER_SET = 2.5;
const OTHER_RARITY = 1;
/** A whole title with more slips than one in eight letters is a guess; there are few Basic Actions, so one in four will do. */
const GUESS = 3;
const LONGEST_TITLE = 120;

/** Cards called almost like this: misspelled, cut short, or known by their subtitle. */
export function cardsSpelledLike(written: WrittenCard, catalogue: CardStore): NameMatch {
  if (written.title.length > LONGEST_TITLE) return { printings: [], others: [] };
  const nears = kindOfNears(
    [
      ...nearTitles(written, catalogue),
      ...splitsOf(written.title).flatMap((split) => nearSplit(split, catalogue)),
      ...bySubtitle(written.title, catalogue),
    ],
    written,
  ).map((near) => ({ ...near, distance: near.distance + misfit(near.card, written, catalogue) }));
  const best = nears.reduce((least, { distance }) => Math.min(least, distance), FARTHEST + 1);
  const close = nears.filter(({ distance }) => distance < best + CLEAR).map(({ card }) => card);
  const match = oneTitle(narrowed(unique(close), written, catalogue));
  if (match.printings.length > 0 && best <= FARTHEST) return match;
  const others = unique(nears.sort(byDistance).map(({ card }) => card));
  return { printings: [], others: others.length > 0 ? others : namesakes(written, catalogue) };
}

/** Cards of nearly this name, whatever their subtitles. */
function namesakes({ title }: WrittenCard, catalogue: CardStore): CardFacts[] {
  const [name = ''] = title.split(PARTING);
  const exact = nameIndex(catalogue).byName.get(nameKey(name));
  const [ids] = exact ? [exact] : (namesLike(name, catalogue)[0] ?? []);
  return cardsOf(ids, catalogue);
}

function kindOfNears(nears: Near[], written: WrittenCard): Near[] {
  const kept = new Set(
    kindOf(
      nears.map(({ card }) => card),
      written,
    ),
  );
  return nears.filter(({ card }) => kept.has(card));
}

function byDistance(a: Near, b: Near): number {
  return a.distance - b.distance;
}

function unique(cards: CardFacts[]): CardFacts[] {
  return [...new Set(cards)];
}

/** A set that does not fit and a rarity that it does not have speak against a card. */
function misfit(card: CardFacts, written: WrittenCard, catalogue: CardStore): number {
  const { rarities } = written;
  const isOtherRarity = rarities.length > 0 && !rarities.includes(card.rarity);
  const set = isOtherSet(card.set, written, catalogue) ? OTHER_SET : 0;
  return set + (isOtherRarity ? OTHER_RARITY : 0);
}

interface Split {
  name: string;
  subtitle: string;
  /** Whether a colon, dash or the like stands between. */
  isParted: boolean;
}

function splitsOf(title: string): Split[] {
  const parted = [...title.matchAll(PARTING)].map(({ 0: mark, index }) => ({
    name: title.slice(0, index),
    subtitle: title.slice(index + mark.length),
    isParted: true,
  }));
  const spaces = [...title.matchAll(/\s+/g)].map(({ index }) => ({
    name: title.slice(0, index),
    subtitle: title.slice(index),
    isParted: false,
  }));
  return [...parted, ...spaces].filter(({ name }) => nameKey(name) !== '');
}

function nearSplit({ name, subtitle, isParted }: Split, catalogue: CardStore): Near[] {
  const { byName } = nameIndex(catalogue);
  const exact = byName.get(nameKey(name));
  const named: [ids: string[], distance: number][] = exact
    ? [[exact, 0]]
    : isParted
      ? namesLike(name, catalogue)
      : [];
  return named.flatMap(([ids, distance]) =>
    cardsOf(ids, catalogue).flatMap((card): Near[] => {
      const apart = subtitleDistance(subtitle, card.subtitle);
      return apart === null ? [] : [{ card, distance: distance + apart }];
    }),
  );
}

/** Names with a slip in them, and names of which this is a part: `Cold Gun`. */
function namesLike(name: string, catalogue: CardStore): [ids: string[], distance: number][] {
  const { byName, names } = nameIndex(catalogue);
  const key = nameKey(name);
  const words = ` ${wordsOf(name)} `;
  const most = Math.floor(key.length / 5) || (key.length > 3 ? 1 : 0);
  const slips = most > 0 ? within(key, byName, most) : [];
  const parts = key.length > 3 ? names.filter(([whole]) => whole.includes(words)) : [];
  return [
    ...slips.map(([ids, distance]): [string[], number] => [ids, slipCost(distance)]),
    ...parts.map(([, part]): [string[], number] => [byName.get(part) ?? [], PART_OF_NAME]),
  ];
}

/** Null where the words are another subtitle. */
function subtitleDistance(written: string, subtitle: string): number | null {
  const [a, b] = [nameKey(written), nameKey(subtitle)];
  if (a === b) return 0;
  if (a === '' || b === '') return null;
  const most = Math.max(a.length > 3 ? 1 : 0, Math.floor(a.length / 4));
  const slips = spellingDistance(a, b, most);
  if (slips <= most) return slipCost(slips);
  const [wordsA, wordsB] = [` ${wordsOf(written)} `, ` ${wordsOf(subtitle)} `];
  const isPart = wordsB.includes(wordsA) && (a.length > 2 || wordsB.startsWith(wordsA));
  const isMore = wordsA.includes(wordsB) && b.length > 3 && a.length < 2 * b.length;
  return isPart || isMore ? PART_OF_SUBTITLE : null;
}

function slipCost(slips: number): number {
  return slips === 0 ? 0 : 1 + (slips - 1) / 2;
}

function nearTitles({ title, isBasic }: WrittenCard, catalogue: CardStore): Near[] {
  const key = nameKey(title);
  const most = Math.min(6, Math.floor(key.length / (isBasic ? 4 : 5)));
  const isGuess = (slips: number) => slips * (isBasic ? 4 : 8) > key.length;
  return within(key, nameIndex(catalogue).byTitle, most).flatMap(([ids, slips]) => {
    const distance = slipCost(slips) + (isGuess(slips) ? GUESS : 0);
    return cardsOf(ids, catalogue).map((card) => ({ card, distance }));
  });
}

function bySubtitle(title: string, catalogue: CardStore): Near[] {
  const key = nameKey(title);
  const ids = key.length > 3 ? nameIndex(catalogue).bySubtitle.get(key) : [];
  return cardsOf(ids, catalogue).map((card) => ({ card, distance: SUBTITLE_ALONE }));
}

/** The nearest keys and those that are hardly farther. */
function within(
  wanted: string,
  keys: ReadonlyMap<string, string[]>,
  most: number,
): [ids: string[], slips: number][] {
  let best = most;
  const found: [ids: string[], slips: number][] = [];
  const letters = letterCounts(wanted);
  for (const [key, ids] of keys) {
    const limit = Math.min(most, best + 1);
    if (Math.abs(key.length - wanted.length) > limit) continue;
    if (leastSlips(letters, knownCounts(key)) > limit) continue;
    const slips = spellingDistance(wanted, key, limit);
    if (slips > limit) continue;
    best = Math.min(best, slips);
    found.push([ids, slips]);
  }
  return found.filter(([, slips]) => slips <= best + 1);
}
