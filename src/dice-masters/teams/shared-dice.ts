import type { CardStore } from '../cards/card-store.ts';
import type { Team } from './team.ts';

/** Dice of one design that several teams want from one collection. */
export interface SharedDice {
  /** The design; for a card that the catalogue does not have, its code. */
  die: string;
  /** Cards that use it on any of the teams. */
  cards: string[];
  /** How many each team wants, in the order of the teams. */
  wanted: number[];
  /** What it takes to keep all teams built at once. */
  inAll: number;
}

/** Where teams built from one collection want the same dice; Basic Action Dice serve any card. (R1.6) */
export function sharedDice(teams: readonly Team[], catalogue: CardStore): SharedDice[] {
  const designs = new Map<string, SharedDice>();
  teams.forEach((team, at) => {
    for (const { card, dice } of team.cards) {
      const die = catalogue.card(card)?.die || card;
      const none = { die, cards: [], wanted: teams.map(() => 0), inAll: 0 };
      const { cards, wanted, inAll } = designs.get(die) ?? none;
      designs.set(die, {
        die,
        cards: [...new Set([...cards, card])],
        wanted: wanted.with(at, (wanted[at] ?? 0) + dice),
        inAll: inAll + dice,
      });
    }
  });
  return [...designs.values()].filter(
    ({ wanted }) => wanted.filter((count) => count > 0).length > 1,
  );
}
