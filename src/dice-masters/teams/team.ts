/** One card of a team with the dice on it. */
export interface TeamCard {
  /** A card id, `hhs-017`; or `?` and the code as it was read, where the catalogue has no such card. */
  card: string;
  dice: number;
  note: string;
}

/** What a player brings to the table, legal or not. */
export interface Team {
  name: string;
  /** A file of `content/dice-masters/formats`, or the text of a custom format. */
  format: string;
  /** Characters and actions, in the player's order. (V01) */
  cards: TeamCard[];
  /** Basic Actions. (V07) */
  basicActions: TeamCard[];
  notes: string;
  tags: string[];
}

/** Stands in front of a code that no card of the catalogue answers to. */
export const UNKNOWN_CARD = '?';

export const EMPTY_TEAM: Team = {
  name: '',
  format: 'tournament',
  cards: [],
  basicActions: [],
  notes: '',
  tags: [],
};

/** Whether no card is on the team yet. */
export function isEmptyTeam({ cards, basicActions }: Team): boolean {
  return cards.length + basicActions.length === 0;
}

export function isUnknownCard(card: string): boolean {
  return card.startsWith(UNKNOWN_CARD);
}
