import type { CardFacts } from './card-facts.ts';

export interface SetFacts {
  code: string;
  name: string;
  /** Place in the permanent order, from 1. A new set takes the next number. */
  position: number;
  cardCount: number;
  /** The year to show; null where nobody knows it. */
  year: number | null;
  /** How readable links write it; its code, or shorter. Permanent. */
  linkCode: string;
  /** Its number in the Dice Coalition Team Builder; null where that has none. */
  teamBuilder: number | null;
  /** What the Transition Zone app calls it. */
  transitionZone: string;
  /** Further codes in other tools, in small letters. */
  otherCodes: readonly string[];
}

/** All cards; the same in the browser, the terminal and the tests. */
export interface CardStore {
  /** In the permanent order. */
  sets: readonly SetFacts[];
  /** Names by id. */
  keywords: ReadonlyMap<string, string>;
  /** Names by slug. */
  affiliations: ReadonlyMap<string, string>;
  /** How many cards there are. */
  count: number;
  /** The card at a place, from 0, in the order of the sets, then by number. */
  at(place: number): CardFacts;
  card(id: string): CardFacts | undefined;
  /** Other cards of the same title; those of a Basic Action share its name alone. */
  reprints(id: string): readonly CardFacts[];
  /** Every card, in order. */
  all(): Iterable<CardFacts>;
}
