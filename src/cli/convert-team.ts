import { parseArgs } from 'node:util';
import type { TeamCatalogue } from '../teams/catalogue.ts';
import { readAnything } from '../teams/read-anything.ts';
import { type TeamsExport, writeTeams } from '../teams/write-team.ts';
import { textOf } from './text-of.ts';

interface Conversion {
  /** The teams in the form asked for, and nothing else. */
  output: string;
  /** What could not be read or held, line by line; for the error stream. */
  warnings: string;
  /** 0 when every team was read and held whole. */
  code: number;
}

const FORMS: Readonly<Record<string, TeamsExport>> = {
  dicewright: 'link',
  tb: 'team-builder',
  text: 'text',
  json: 'json',
};
const USAGE = `Usage: convert <link-or-file> --to ${Object.keys(FORMS).join('|')}`;

/** `convert <link-or-file> --to dicewright|tb|text|json`. */
export function convertTeam(words: string[], catalogue: TeamCatalogue): Conversion {
  const { values, positionals } = parseArgs({
    args: words,
    options: { to: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const form = typeof values['to'] === 'string' ? FORMS[values['to']] : undefined;
  if (form === undefined || positionals.length === 0) return refused(USAGE);
  const { teams, problems } = readAnything(textOf(positionals), catalogue);
  const told = problems.map(({ message, where }) => (where ? `${message} [${where}]` : message));
  if (teams.length === 0) return refused(['There is no team in it.', ...told].join('\n'));
  const { text, lost } = writeTeams(teams, form, catalogue);
  return {
    output: text.trimEnd(),
    warnings: [...told, ...lost].join('\n'),
    code: lost.length > 0 ? 1 : 0,
  };
}

function refused(warnings: string): Conversion {
  return { output: '', warnings, code: 1 };
}
