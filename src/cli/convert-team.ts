import type { CardStore } from '../dice-masters/cards/index.ts';
import { readAnything, type TeamsExport, writeTeams } from '../dice-masters/teams/index.ts';
import { type Answer, refusal } from './answer.ts';
import { BadQuestion, readQuestion, type Usage } from './question.ts';
import { noTeam, textOf } from './text-of.ts';

const FORMS: Readonly<Record<string, TeamsExport>> = {
  dicewright: 'link',
  tb: 'team-builder',
  text: 'text',
  json: 'json',
};
const FORM_NAMES = Object.keys(FORMS);

export const CONVERT = {
  name: 'convert',
  forms: [[`<team> --to ${FORM_NAMES.join('|')} [--json]`, 'a team in another form']],
  flags: { to: 'word', json: 'yes' },
} as const satisfies Usage;

/** The teams in the form asked for; ends with 1 when something was not read or not held. */
export function convertTeam(words: string[], catalogue: CardStore): Answer {
  try {
    const { asked, rest } = readQuestion(words, CONVERT);
    return convert(rest, readForm(asked.to), asked.json, catalogue);
  } catch (error) {
    return refusal(error, words, CONVERT);
  }
}

function readForm(name = ''): TeamsExport {
  const form = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
  if (!form) throw new BadQuestion(`--to is ${FORM_NAMES.join(', ')}.`);
  return form;
}

function convert(
  words: string[],
  form: TeamsExport,
  isJson: boolean,
  catalogue: CardStore,
): Answer {
  if (words.length === 0)
    throw new BadQuestion('Which team? Give a link, a file, or - to read it.');
  const { teams, problems } = readAnything(textOf(words), catalogue);
  const unread = problems.map(({ message, where }) => (where ? `${message} [${where}]` : message));
  if (teams.length === 0) throw new BadQuestion([noTeam(words), ...unread].join('\n'));
  const { text, lost } = writeTeams(teams, form, catalogue);
  const warnings = [...unread, ...lost];
  return {
    output: isJson ? JSON.stringify({ text: text.trimEnd(), warnings }) : text.trimEnd(),
    warnings: isJson ? '' : warnings.join('\n'),
    code: warnings.length > 0 ? 1 : 0,
  };
}
