import type { CardStore } from '../../../../src/dice-masters/cards/card-store.ts';
import { newTeam } from '../../../../src/dice-masters/teams/reading.ts';
import type { Team, TeamCard } from '../../../../src/dice-masters/teams/team.ts';
import { store } from '../../support/store.ts';

export const catalogue: CardStore = store;
export const cards = [...catalogue.all()];
export const basics = cards.filter(({ kind }) => kind === 'basic-action');
export const others = cards.filter(({ kind }) => kind !== 'basic-action');

function entries(list: string): TeamCard[] {
  return list
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [dice, ...card] = word.split('x');
      return { card: card.join('x'), dice: Number(dice), note: '' };
    });
}

/** `2xxfc-031 4xgaf-086` and `3xfus-027` as a team. */
export function teamOf(list: string, basicActions = '', parts: Partial<Team> = {}): Team {
  return newTeam({ cards: entries(list), basicActions: entries(basicActions), ...parts });
}

/** Entries as `2x xfc-031`, cards before Basic Actions. */
export function listed({ cards: first, basicActions }: Team): string[] {
  return [...first, ...basicActions].map(({ card, dice }) => `${dice}x ${card}`);
}
