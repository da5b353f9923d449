import type { CardFacts } from '../../cards/card-facts.ts';
import type { CardStore } from '../../cards/card-store.ts';
import { isUnknownCard, type Team } from '../team.ts';

/** A card with the dice that stand on it. */
export interface RosterCard {
  card: CardFacts;
  dice: number;
}

/** A team with the facts of its cards, sorted by what they are and not by the slot they stand in. */
export interface Roster {
  /** Characters and actions, in the player's order. */
  cards: RosterCard[];
  basicActions: RosterCard[];
  /** Codes that no card answers to. */
  unknown: string[];
}

export function rosterOf(team: Team, catalogue: CardStore): Roster {
  const roster: Roster = { cards: [], basicActions: [], unknown: [] };
  for (const { card: id, dice } of [...team.cards, ...team.basicActions]) {
    const card = isUnknownCard(id) ? undefined : catalogue.card(id);
    if (!card) roster.unknown.push(id);
    else if (card.kind === 'basic-action')
      // V12
      roster.basicActions.push({ card, dice: dice > 0 ? dice : card.maxDice });
    else roster.cards.push({ card, dice });
  }
  return roster;
}

/** Cards whose dice can be bought; a Sidekick card has none. */
export function buyable(roster: Roster): RosterCard[] {
  return roster.cards.filter(({ card }) => card.kind !== 'sidekick-card');
}

export function characters(roster: Roster): RosterCard[] {
  return roster.cards.filter(({ card }) => card.kind === 'character');
}

export function countDice(cards: readonly RosterCard[]): number {
  return cards.reduce((sum, { dice }) => sum + dice, 0);
}
