import type { CardStore } from '../../cards/card-store.ts';
import type { Team, TeamCard } from '../team.ts';
import { cardWords, headFields, noteLines } from './card-lines.ts';

/** A list for people that the list reader takes back: teams two empty lines apart. */
export function writePlainText(teams: readonly Team[], catalogue: CardStore): string {
  return teams.map((team) => `${teamLines(team, catalogue).join('\n')}\n`).join('\n\n');
}

function teamLines(team: Team, catalogue: CardStore): string[] {
  const lines = (entries: readonly TeamCard[]) =>
    entries.flatMap(({ card, dice, note }) => [
      `${dice}x ${cardWords(card, catalogue)}`,
      ...noteLines(note).map((line) => `  Note: ${line}`),
    ]);
  const basics = lines(team.basicActions);
  return [
    ...headFields(team).map(([field, value]) => `${field}: ${value}`.trimEnd()),
    '',
    ...lines(team.cards),
    ...(basics.length > 0 ? ['', 'Basic Actions', ...basics] : []),
  ];
}
