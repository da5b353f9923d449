import type { Card } from '../cards/card.ts';
import type { CardClass } from '../cards/card-class.ts';
import type { RulesProfile } from './profile.ts';

/** A seat at the table, counted from 0 in the order of play. */
export type Seat = 0 | 1 | 2 | 3;

/** A card as the engine plays it, with the die of its class. */
export interface EngineCard extends Pick<Card, 'id' | 'name' | 'class' | 'cost' | 'glory'> {
  kind: CardClass['kind'];
  faces: CardClass['faces'];
}

/** A card of the Wilds with the dice on it at the start. (Q2.3) */
export interface PlacedCard {
  card: EngineCard;
  dice: number;
}

export interface Setup {
  profile: RulesProfile;
  /** Players, 2 to 4. */
  players: number;
  /** Quiddity and Assistant among them: every bag holds dice of both. (Q2.1, Q2.4) */
  cards: readonly PlacedCard[];
  /** Who takes the first turn. (Q2.5) */
  first: Seat;
  /** The game stops after this many turns of everybody together. */
  turns: number;
}

/** Far more than any game needs that is played to win. */
export const MOST_TURNS = 400;

/** Glory that wins, by the number of players. (Q8) */
const GOALS: Readonly<Record<number, number>> = { 2: 20, 3: 15, 4: 12 };

export function gloryGoal(players: number): number {
  return GOALS[players] ?? 20;
}

/** The basic cards and the given ones, with their dice. Unknown ids are left out; `checkWilds` names them. */
export function placedCards(
  { cards, classes }: { cards: readonly Card[]; classes: readonly CardClass[] },
  wilds: readonly string[],
): PlacedCard[] {
  const isBasic = ({ class: own }: Card) =>
    classes.some(({ id, kind }) => id === own && kind === 'basic');
  const chosen = wilds.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  return [...cards.filter(isBasic), ...chosen].flatMap((card) => {
    const own = classes.find(({ id }) => id === card.class);
    if (!own) return [];
    const { id, name, cost, glory, dice } = card;
    const { kind, faces } = own;
    return [{ card: { id, name, class: card.class, cost, glory, kind, faces }, dice }];
  });
}
