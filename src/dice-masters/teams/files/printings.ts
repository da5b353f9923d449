import type { CardFacts } from '../../cards/card-facts.ts';
import type { CardStore } from '../../cards/card-store.ts';

/** One printing of a card, and why this one. */
export interface ChosenPrinting {
  card: CardFacts;
  /** Empty where there is no other; ` was taken` goes on so. */
  why: string;
}

/** The printing that goes with the other cards of a team: of a set they are from, else of their time, else the first. */
export function fittingPrinting(
  printings: readonly CardFacts[],
  team: readonly CardFacts[],
  catalogue: CardStore,
): ChosenPrinting | null {
  const [first, ...others] = printings;
  if (!first) return null;
  if (others.length === 0) return { card: first, why: '' };
  const positions = new Map(catalogue.sets.map(({ code, position }) => [code, position]));
  const place = ({ set }: CardFacts) => positions.get(set) ?? 0;
  const shared = (card: CardFacts) => team.filter(({ set }) => set === card.set).length;
  const newest = Math.max(0, ...team.map(place));
  const ranked = printings.toSorted(
    (a, b) =>
      shared(b) - shared(a) ||
      Number(place(a) > newest) - Number(place(b) > newest) ||
      Number(isPromo(a)) - Number(isPromo(b)) ||
      (place(a) > newest ? place(a) - place(b) : place(b) - place(a)),
  );
  const card = ranked[0] ?? first;
  return { card, why: reason(card, shared(card), newest, place(card)) };
}

function isPromo({ rarity }: CardFacts): boolean {
  return rarity === 'promo';
}

function reason({ set }: CardFacts, shared: number, newest: number, place: number): string {
  const code = set.toUpperCase();
  if (shared > 0)
    return `, as ${shared === 1 ? 'another card is' : `${shared} other cards are`} from ${code}`;
  if (newest === 0) return ', the first of them';
  return place <= newest
    ? ', the newest when the other cards were out'
    : ', the next after the other cards';
}
