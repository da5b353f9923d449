import type { CardStore } from '../../cards/card-store.ts';
import type { Team, TeamCard } from '../team.ts';
import { cardWords, headFields, noteLines } from './card-lines.ts';

/** For Discord and forums; the list reader takes it back. */
export function writeMarkdown(teams: readonly Team[], catalogue: CardStore): string {
  return teams.map((team) => `${teamLines(team, catalogue).join('\n')}\n`).join('\n\n');
}

function teamLines(team: Team, catalogue: CardStore): string[] {
  const lines = (entries: readonly TeamCard[]) =>
    entries.flatMap(({ card, dice, note }) => [
      `- ${dice}× ${escapeMarkup(cardWords(card, catalogue))}`,
      ...noteLines(note).map((line) => `  *Note:* ${escapeMarkup(line)}`),
    ]);
  const basics = lines(team.basicActions);
  return [
    ...headFields(team).map(([field, value]) => `**${field}:** ${escapeMarkup(value)}`.trimEnd()),
    '',
    ...lines(team.cards),
    ...(basics.length > 0 ? ['', '**Basic Actions**', ...basics] : []),
  ];
}

function escapeMarkup(text: string): string {
  return text.replace(/[\\`*_~|[\]<>#]/g, '\\$&');
}
