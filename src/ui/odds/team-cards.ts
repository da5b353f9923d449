import type { CardFacts, CardStore, Face } from '../../dice-masters/cards/index.ts';
import type { Team } from '../../dice-masters/teams/index.ts';

/** A card of the team that has dice to buy. */
export interface TeamDie {
  card: CardFacts;
  dice: number;
}

/** Cards of a team whose dice can be bought, cheapest first; Basic Actions too. */
export function teamDice(team: Team, catalogue: CardStore): TeamDie[] {
  return [...team.cards, ...team.basicActions]
    .flatMap(({ card: id, dice }) => {
      const card = catalogue.card(id);
      return card && card.kind !== 'sidekick-card' ? [{ card, dice }] : [];
    })
    .sort((a, b) => a.card.cost - b.card.cost || a.card.name.localeCompare(b.card.name));
}

/** Codes of the team's cards that nobody knows. */
export function unknownCards(team: Team, catalogue: CardStore): string[] {
  return [...team.cards, ...team.basicActions]
    .filter(({ card }) => !catalogue.card(card))
    .map(({ card }) => card.replace('?', ''));
}

/** Names of cards with energy faces that nobody could read. */
export function unreadDice(
  cards: readonly { name: string; faces: readonly Pick<Face, 'kind'>[] }[],
): string[] {
  const unread = cards.filter(({ faces }) => faces.some(({ kind }) => kind === 'unknown'));
  return [...new Set(unread.map(({ name }) => name))];
}

/** The card a question begins with: the four-drop if there is one, else the nearest below. */
export function usualCard(dice: readonly TeamDie[]): string {
  const own = dice.filter(({ card }) => card.kind !== 'basic-action');
  const affordable = own.filter(({ card }) => card.cost <= 4);
  return (affordable.at(-1) ?? own[0] ?? dice[0])?.card.id ?? '';
}
