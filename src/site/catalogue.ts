import { getCollection } from 'astro:content';
import {
  type Card,
  type CardSet,
  type Die,
  type Face,
  facesOf,
} from '../dice-masters/cards/index.ts';
import { sameAbilities } from './same-abilities.ts';

/** The whole catalogue with the look-ups that pages need, read once for a build. */
async function read() {
  const [setEntries, cardEntries, dieEntries, affiliationEntries, keywordEntries] =
    await Promise.all([
      getCollection('sets'),
      getCollection('cards'),
      getCollection('dice'),
      getCollection('affiliations'),
      getCollection('keywords'),
    ]);
  const sets = setEntries.map(({ data }) => data).sort((a, b) => a.position - b.position);
  const setByCode = new Map(sets.map((set) => [set.code, set]));
  const place = (card: Card) => (setByCode.get(card.set)?.position ?? 0) * 1000 + card.number;
  const cards = cardEntries.map(({ data }) => data).sort((a, b) => place(a) - place(b));
  const dice = new Map<string, Die>(dieEntries.map(({ data }) => [data.id, data]));
  const bySet = Map.groupBy(cards, ({ set }) => set);
  const byName = Map.groupBy(cards, ({ name }) => name);
  const byKeyword = groupByEach(cards, (card) => card.keywords);
  const byMention = groupByEach(cards, (card) => card.keywordMentions);
  const keywords = new Map(keywordEntries.map(({ data }) => [data.id, data]));
  const affiliations = new Map(affiliationEntries.map(({ data }) => [data.slug, data]));

  return {
    sets,
    cards,
    keywords,
    affiliations,
    dice: [...dice.values()],
    /** Cards that have the keyword. */
    cardsWith: (keyword: string): Card[] => byKeyword.get(keyword) ?? [],
    /** Cards whose text speaks of the keyword without having it. */
    cardsSpeakingOf: (keyword: string): Card[] => byMention.get(keyword) ?? [],
    cardById: new Map(cards.map((card) => [card.id, card])),
    setOf: (card: Card): CardSet => need(setByCode.get(card.set), card.set),
    cardsOf: (set: CardSet): Card[] => bySet.get(set.code) ?? [],
    /** Every printing of that name, this one included. */
    versionsOf: (card: Card): Card[] => byName.get(card.name) ?? [],
    /** Other cards whose text does the same. */
    alikeOf: sameAbilities(cards),
    facesOf: (card: Card): Face[] =>
      card.die === null ? [] : facesOf(card, need(dice.get(card.die), card.die)),
  };
}

/** A card stands under each of its keys. */
function groupByEach(cards: Card[], keysOf: (card: Card) => string[]): Map<string, Card[]> {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    for (const key of keysOf(card)) groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return groups;
}

let pending: ReturnType<typeof read> | undefined;

export function siteCatalogue(): ReturnType<typeof read> {
  if (import.meta.env.DEV) return read();
  pending ??= read();
  return pending;
}

function need<T>(value: T | undefined, key: string): T {
  if (value === undefined) throw new Error(`The catalogue has no "${key}".`);
  return value;
}
