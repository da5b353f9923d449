import type { CardStore } from '../dice-masters/cards/index.ts';
import {
  type Format,
  isComplete,
  isLegal,
  type Problem,
  readAnything,
  readFormat,
  type Team,
  validate,
  validatePartners,
} from '../dice-masters/teams/index.ts';
import { type Answer, refusal } from './answer.ts';
import { BadQuestion, readQuestion, type Usage } from './question.ts';
import { noTeam, textOf } from './text-of.ts';

export const VALIDATE = {
  name: 'validate',
  forms: [['<team> [--format id] [--json]', 'what is wrong with a team, and how to mend it']],
  flags: { format: 'word', json: 'yes' },
} as const satisfies Usage;

/** What the terminal judges by. */
interface Judges {
  catalogue: CardStore;
  /** Files of `content/dice-masters/formats`. */
  formats: ReadonlyMap<string, Format>;
}

/** The verdict on a team; ends with 1 when it is not legal. */
export function validateTeam(words: string[], judges: Judges): Answer {
  try {
    const { asked, rest } = readQuestion(words, VALIDATE);
    if (rest.length === 0)
      throw new BadQuestion('Which team? Give a link, a file, or - to read it.');
    return verdictOn(rest, asked, judges);
  } catch (error) {
    return refusal(error, words, VALIDATE);
  }
}

function verdictOn(
  words: string[],
  { format: wanted, json }: { format: string | undefined; json: boolean },
  judges: Judges,
): Answer {
  const { teams, recognised, problems: unread } = readAnything(textOf(words), judges.catalogue);
  const { format } = readFormat(wanted ?? teams[0]?.format ?? '', judges.formats);
  const problems = [
    ...unread.map(({ message }) => notRead(message)),
    ...(teams.length === 0 ? [notRead(noTeam(words))] : []),
    ...judgeAll(teams, wanted !== undefined, format, judges),
  ];
  const verdict = { legal: isLegal(problems), complete: isComplete(problems), problems };
  return {
    output: json ? JSON.stringify(verdict) : inWords(verdict, recognised, format),
    warnings: '',
    code: verdict.legal ? 0 : 1,
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
