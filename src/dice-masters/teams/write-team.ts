import type { CardStore } from '../cards/card-store.ts';
import { writeMarkdown } from './files/markdown.ts';
import { writePlainText } from './files/plain-text.ts';
import { writeTeamsJson } from './files/team-json.ts';
import { writeTeamsCsv } from './files/transition-zone.ts';
import { writeSavedTeams } from './interop/saved-teams.ts';
import { writeTeamBuilderLink } from './interop/team-builder.ts';
import { writeLink, writeShortLink } from './links/link.ts';
import type { Team } from './team.ts';
import type { Writing } from './writing.ts';

export type { Writing } from './writing.ts';

/** Every way to hand on teams as text. */
export const TEAMS_EXPORTS = [
  'link',
  'short-link',
  'team-builder',
  'text',
  'markdown',
  'json',
  'saved-teams',
  'teams-csv',
] as const;
export type TeamsExport = (typeof TEAMS_EXPORTS)[number];

type Writer = (teams: readonly Team[], catalogue: CardStore) => Writing;

const WRITERS: Record<TeamsExport, Writer> = {
  link: eachOnALine((team, catalogue) => whole(`#${writeLink(team, catalogue)}`)),
  'short-link': eachOnALine((team, catalogue) => {
    const link = writeShortLink(team, catalogue);
    if (link !== null) return whole(`#${link}`);
    return { text: '', lost: ['A short link has no room for cards that are not in our sets.'] };
  }),
  'team-builder': eachOnALine(writeTeamBuilderLink),
  text: (teams, catalogue) => whole(writePlainText(teams, catalogue)),
  markdown: (teams, catalogue) => whole(writeMarkdown(teams, catalogue)),
  json: (teams) => whole(writeTeamsJson(teams)),
  'saved-teams': writeSavedTeams,
  'teams-csv': writeTeamsCsv,
};

/** Teams in the chosen form, and what that form could not hold; links stand one on a line. */
export function writeTeams(
  teams: readonly Team[],
  form: TeamsExport,
  catalogue: CardStore,
): Writing {
  return WRITERS[form](teams, catalogue);
}

function eachOnALine(write: (team: Team, catalogue: CardStore) => Writing): Writer {
  return (teams, catalogue) => {
    const written = teams.map((team) => write(team, catalogue));
    return {
      text: written.map(({ text }) => text).join('\n'),
      lost: written.flatMap(({ lost }) => lost),
    };
  };
}

function whole(text: string): Writing {
  return { text, lost: [] };
}
