import type { Rarity } from '../../cards/card.ts';
import type { CardFacts } from '../../cards/card-facts.ts';
import type { CardStore } from '../../cards/card-store.ts';
import { namesSet, SET_FITS, setFit } from '../interop/set-names.ts';
import { nameIndex, nameKey, titleKey } from './name-index.ts';

/** What players write: `Karai: Torn Between Two Worlds`, perhaps with a set. */
export interface WrittenCard {
  title: string;
  /** A set in anybody's spelling, or empty. */
  set: string;
  /** Rarities it may have; none where nothing is said. */
  rarities: readonly Rarity[];
  /** Whether it is said to be a Basic Action. */
  isBasic: boolean;
}

/** Cards that a written title may mean. */
export interface NameMatch {
  /** The card in all its printings that come into question; none where it is in doubt. */
  printings: CardFacts[];
  /** The cards it might be, where it is in doubt. */
  others: CardFacts[];
}

export const NO_MATCH: NameMatch = { printings: [], others: [] };

/** Cards of exactly this title or of this name, as far as set and rarity leave no doubt. */
export function cardsTitled(written: WrittenCard, catalogue: CardStore): NameMatch {
  const { byTitle, byName } = nameIndex(catalogue);
  const key = nameKey(written.title);
  if (key === '') return NO_MATCH;
  const titled = kindOf(cardsOf(byTitle.get(key), catalogue), written);
  const cards = titled.length > 0 ? titled : kindOf(cardsOf(byName.get(key), catalogue), written);
  const inSet = cards.filter(({ set }) => !isOtherSet(set, written, catalogue));
  if (inSet.length === 0) return { printings: [], others: cards };
  return oneTitle(narrowed(inSet, written, catalogue));
}

/** Whether a set was named, and this one is another. */
export function isOtherSet(
  set: string,
  { set: named }: WrittenCard,
  catalogue: CardStore,
): boolean {
  return namesSet(named, catalogue) && setFit(named, set, catalogue) === SET_FITS.notAtAll;
}

/** Whether a card has this name, whatever its subtitle. */
export function isCardName(name: string, catalogue: CardStore): boolean {
  return nameIndex(catalogue).byName.has(nameKey(name));
}

export function cardsOf(ids: readonly string[] | undefined, catalogue: CardStore): CardFacts[] {
  return (ids ?? []).flatMap((id) => catalogue.card(id) ?? []);
}

export function kindOf(cards: CardFacts[], { isBasic }: WrittenCard): CardFacts[] {
  return isBasic ? cards.filter(({ kind }) => kind === 'basic-action') : cards;
}

/** Those of the rarity and of the set that were named, where there are any. */
export function narrowed(
  cards: CardFacts[],
  { set, rarities }: WrittenCard,
  catalogue: CardStore,
): CardFacts[] {
  const rare = cards.filter(({ rarity }) => rarities.includes(rarity));
  const left = rare.length > 0 ? rare : cards;
  if (set === '') return left;
  const fits = left.map((card) => setFit(set, card.set, catalogue));
  const best = Math.min(...fits);
  return best === SET_FITS.notAtAll ? left : left.filter((_, at) => fits[at] === best);
}

export function oneTitle(cards: CardFacts[]): NameMatch {
  const titles = new Set(cards.map(titleKey));
  return titles.size === 1 ? { printings: cards, others: [] } : { printings: [], others: cards };
}
