import type { PlayerSpec } from '../../dice-masters/engine/index.ts';
import { isUnknownCard, type Team } from '../../dice-masters/teams/index.ts';
import type { CardLibrary } from './card-library.ts';

type Seated = { ok: true; seat: PlayerSpec } | { ok: false; problems: string[] };

/** So many dice fit on the table, both sides together. */
const MOST_DICE = 100;

/** The team as the engine seats it, or everything that keeps it from playing. */
export function seatTeam(team: Team, life: number, library: CardLibrary): Seated {
  const entries = [...team.cards, ...team.basicActions];
  const problems = entries.flatMap(({ card }) => problemOf(card, library));
  const cards = entries.filter(({ dice }) => dice > 0).map(({ card, dice }) => ({ card, dice }));
  const dice = cards.reduce((sum, one) => sum + one.dice, 0);
  if (entries.length === 0) problems.push('The team has no cards yet.');
  else if (dice === 0) problems.push('The team has no dice on its cards.');
  if (dice > MOST_DICE) problems.push(`${dice} dice are too many: the table holds ${MOST_DICE}.`);
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, seat: { kind: 'player', life, cards } };
}

function problemOf(id: string, { catalogue, find }: CardLibrary): string[] {
  const card = isUnknownCard(id) ? undefined : catalogue.card(id);
  if (!card) return [`The catalogue has no card ${id.replace('?', '')}.`];
  return find(id) ? [] : [`${card.name}: ${card.subtitle} has no dice to play with.`];
}
