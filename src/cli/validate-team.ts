import { parseArgs } from 'node:util';
import type { Team } from '../domain/team.ts';
import type { TeamCatalogue } from '../teams/catalogue.ts';
import { type Format, readFormat } from '../teams/format.ts';
import { isComplete, isLegal, type Problem } from '../teams/problem.ts';
import { readAnything } from '../teams/read-anything.ts';
import { validatePartners } from '../teams/two-teams.ts';
import { validate } from '../teams/validate.ts';
import { textOf } from './text-of.ts';

interface Verdict {
  output: string;
  legal: boolean;
}

/** What the terminal judges by. */
interface Judges {
  catalogue: TeamCatalogue;
  /** Files of `content/formats`. */
  formats: ReadonlyMap<string, Format>;
}

/** `validate <link-or-file> [--format id] [--json]`. */
export function validateTeam(words: string[], { catalogue, formats }: Judges): Verdict {
  const { values, positionals } = parseArgs({
    args: words,
    options: { json: { type: 'boolean' }, format: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const { teams, recognised, problems: unread } = readAnything(textOf(positionals), catalogue);
  const wanted = typeof values['format'] === 'string' ? values['format'] : teams[0]?.format;
  const { format } = readFormat(wanted ?? '', formats);
  const problems = [
    ...unread.map(({ message }) => notRead(message)),
    ...(teams.length === 0 ? [notRead('There is no team in it.')] : []),
    ...judgeAll(teams, typeof values['format'] === 'string', format, { catalogue, formats }),
  ];
  const verdict = { legal: isLegal(problems), complete: isComplete(problems), problems };
  return {
    legal: verdict.legal,
    output: values['json'] ? JSON.stringify(verdict) : inWords(verdict, recognised, format),
  };
}

function judgeAll(
  teams: readonly Team[],
  isForced: boolean,
  format: Format,
  { catalogue, formats }: Judges,
): Problem[] {
  if (teams.length === 2 && format.players === 2) {
    return validatePartners(teams, format, catalogue);
  }
  return teams.flatMap((team) => {
    const own = isForced ? format : readFormat(team.format, formats).format;
    return validate(team, own, catalogue);
  });
}

function notRead(message: string): Problem {
  return {
    check: 'reading',
    rule: 'V20',
    severity: 'incomplete',
    cards: [],
    message,
    repair: null,
  };
}

function inWords(
  { legal, complete, problems }: { legal: boolean; complete: boolean; problems: Problem[] },
  recognised: string,
  format: Format,
): string {
  const seal = legal ? 'Legal' : `Not legal${complete ? '' : ', and not complete'}`;
  return [
    `${seal} in ${format.name}. Read as ${recognised}.`,
    ...problems.map(({ severity, rule, message, repair }) =>
      [`${severity.padEnd(10)} ${rule.padEnd(4)} ${message}`, repair && ` → ${repair.label}`]
        .filter(Boolean)
        .join(''),
    ),
  ].join('\n');
}
