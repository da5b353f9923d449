import type { CardStore } from '../../cards/card-store.ts';
import type { Team } from '../team.ts';
import type { Change } from './compare-cards.ts';

/** A kind of die of which the later team carries more or fewer; cards of one design share their dice. */
export interface DieChange {
  /** The design; the card itself where the catalogue does not know it. */
  die: string;
  /** Ids of the cards that use it, of either team. */
  cards: string[];
  dice: Change<number>;
}

/** The dice to take out of the box and those to put back, Basic Actions apart: their dice fit any of them. (R1.6) */
export function compareDice(before: Team, after: Team, catalogue: CardStore): DieChange[] {
  const changes = new Map<string, DieChange>();
  for (const [side, team] of [['before', before] as const, ['after', after] as const]) {
    for (const { card, dice } of team.cards) {
      const die = catalogue.card(card)?.die ?? card;
      const change = changes.get(die) ?? { die, cards: [], dice: { before: 0, after: 0 } };
      change.dice[side] += dice;
      if (!change.cards.includes(card)) change.cards.push(card);
      changes.set(die, change);
    }
  }
  return [...changes.values()].filter(({ dice }) => dice.before !== dice.after);
}
