import type { Rarity } from '../cards/card.ts';
import type { EnergyType } from '../cards/energy.ts';

export interface Range {
  least: number;
  most: number;
}

/** A drafted card with its dice. (RD3) */
interface DraftedCard {
  card: string;
  dice: number;
}

/** What a custom format asks beyond the limits of the books; an empty list or null asks nothing. */
export interface Restrictions {
  /** Codes of the only sets allowed. */
  sets: readonly string[];
  setsBanned: readonly string[];
  /** Card ids; a reprint is banned too. */
  cardsBanned: readonly string[];
  namesBanned: readonly string[];
  keywordsBanned: readonly string[];
  onePerSet: boolean;
  /** Slugs; every character shows one of them. */
  affiliations: readonly string[];
  /** No affiliation on two cards. */
  affiliationsDiffer: boolean;
  /** The purchase costs of the cards, one for each; null for any cost. */
  costs: readonly (number | null)[];
  mostCost: number | null;
  rarities: readonly Rarity[];
  sameRarity: boolean;
  energies: readonly EnergyType[];
  sameEnergy: boolean;
  dicePerCard: number | null;
  /** Null where the pool is not known. */
  pool: readonly DraftedCard[] | null;
}

export const NO_RESTRICTIONS: Restrictions = {
  sets: [],
  setsBanned: [],
  cardsBanned: [],
  namesBanned: [],
  keywordsBanned: [],
  onePerSet: false,
  affiliations: [],
  affiliationsDiffer: false,
  costs: [],
  mostCost: null,
  rarities: [],
  sameRarity: false,
  energies: [],
  sameEnergy: false,
  dicePerCard: null,
  pool: null,
};
