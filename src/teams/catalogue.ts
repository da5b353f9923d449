import type { CardKind, Rarity } from '../domain/card.ts';
import type { EnergyType } from '../domain/energy.ts';
import type { Face, Level } from '../domain/face.ts';

/** What judging and describing a team needs to know of a card. */
export interface CardFacts {
  id: string;
  /** Code of the set, and the number in it. */
  set: string;
  number: number;
  name: string;
  subtitle: string;
  kind: CardKind;
  cost: number;
  energy: readonly EnergyType[];
  /** Slugs. */
  affiliations: readonly string[];
  rarity: Rarity;
  maxDice: number;
  /** The die design, which cards may share; empty for a card without dice. */
  die: string;
  levels: readonly Level[];
  faces: readonly Face[];
  /** Ids. */
  keywords: readonly string[];
  hasGlobal: boolean;
}

export interface SetFacts {
  code: string;
  name: string;
  /** Place in the permanent order, from 1. A new set takes the next number. */
  position: number;
  cardCount: number;
}

/** All cards, read one by one; the same shape in the browser, the terminal and the tests. */
export interface TeamCatalogue {
  sets: readonly SetFacts[];
  card(id: string): CardFacts | undefined;
  /** Every card, in the order of the sets, then by number. */
  all(): Iterable<CardFacts>;
}
