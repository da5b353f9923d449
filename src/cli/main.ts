import { fileURLToPath } from 'node:url';
import { type ContentProblem, formatProblem } from '../content-files/problem.ts';
import type { CardStore } from '../dice-masters/cards/index.ts';
import {
  cardStore,
  requireFormats,
  requirePolicies,
  type StoreSource,
} from '../dice-masters/catalogue/index.ts';
import { formatFromFile } from '../dice-masters/teams/index.ts';
import { nearest } from '../query/nearest.ts';
import { type Answer, done, refusal } from './answer.ts';
import { type Books, readBooks } from './books.ts';
import { CONVERT, convertTeam } from './convert-team.ts';
import { CARD, cardCommand, RULE, ruleCommand } from './look-up.ts';
import { ODDS, oddsCommand } from './odds.ts';
import { PLAY, playCommand } from './play.ts';
import { QUARRIORS, quarriorsCommand } from './quarriors.ts';
import { formatUsage, readQuestion, type Usage } from './question.ts';
import { COVERAGE, coverageCommand, READ, readCommand } from './read-line.ts';
import { SEARCH, searchCards } from './search-cards.ts';
import { simCommand } from './sim.ts';
import { SIM } from './sim-question.ts';
import { VALIDATE, validateTeam } from './validate-team.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));

interface Command {
  usage: Usage;
  answer: (words: string[], books: Books) => Answer | Promise<Answer>;
}

const CHECK = {
  name: 'check',
  forms: [['[--json]', 'reads all content and lists every problem']],
  flags: { json: 'yes' },
} as const satisfies Usage;

const COMMANDS: readonly Command[] = [
  {
    usage: SEARCH,
    answer: (words, books) => searchCards(words, sourceOf(books)),
  },
  {
    usage: VALIDATE,
    answer(words, books) {
      const files = [...requireFormats(content)];
      const formats = new Map(files.map(([id, file]) => [id, formatFromFile(id, file)]));
      return validateTeam(words, { catalogue: storeOf(books), formats });
    },
  },
  {
    usage: CONVERT,
    answer: (words, books) => convertTeam(words, storeOf(books)),
  },
  { usage: PLAY, answer: (words, { catalogue }) => playCommand(words, catalogue) },
  { usage: ODDS, answer: (words, books) => oddsCommand(words, storeOf(books)) },
  {
    usage: SIM,
    answer: (words, books) =>
      simCommand(words, {
        catalogue: storeOf(books),
        policies: requirePolicies(content),
      }),
  },
  { usage: QUARRIORS, answer: (words, { quarriors }) => quarriorsCommand(words, quarriors) },
  { usage: CARD, answer: (words, { catalogue }) => cardCommand(words, catalogue) },
  { usage: RULE, answer: (words, { reference }) => ruleCommand(words, reference) },
  { usage: READ, answer: (words) => readCommand(words) },
  { usage: COVERAGE, answer: (words, { catalogue }) => coverageCommand(words, catalogue) },
  { usage: CHECK, answer: checkCommand },
];

function sourceOf({ catalogue, reference }: Books): StoreSource {
  return { ...catalogue, keywords: [...reference.keywords.values()] };
}

function storeOf(books: Books): CardStore {
  return cardStore(sourceOf(books));
}

const HELP = `Usage: npm run -s cli -- <command>

${COMMANDS.map(({ usage }) => formatUsage(usage)).join('\n')}

A <team> is a link, a pasted list, a file, or - for standard input.
Each command ends with 0, with 1 when the answer is no, and with 2 when it cannot be read.`;

function checkCommand(words: string[], { catalogue, quarriors, reference }: Books): Answer {
  try {
    const { asked } = readQuestion(words, CHECK);
    const [cards, sets] = [catalogue.cards, catalogue.sets].map(({ length }) => length);
    const [quarriorsCards, rules] = [quarriors.cards.length, reference.rules.size];
    return done(
      asked.json
        ? JSON.stringify({ cards, sets, quarriorsCards, rules, problems: [] })
        : `${cards} cards in ${sets} sets, ${quarriorsCards} cards of Quarriors!, ${rules} rules, no problem found.`,
    );
  } catch (error) {
    return refusal(error, words, CHECK);
  }
}

function run([name, ...words]: string[]): Answer | Promise<Answer> {
  const isHelp = name === 'help' || name === '--help';
  const wanted = isHelp ? words[0] : name;
  if (wanted === undefined) return done(HELP);
  const command = COMMANDS.find(({ usage }) => usage.name === wanted);
  if (!command) return noCommand(wanted);
  if (isHelp || words.includes('--help')) return done(`Usage:\n${formatUsage(command.usage)}`);
  const read = readBooks(content);
  return read.ok ? command.answer(words, read.books) : unreadable(read.problems, words);
}

function unreadable(problems: readonly ContentProblem[], words: readonly string[]): Answer {
  const all = problems.map(formatProblem);
  const isJson = words.includes('--json');
  return {
    output: isJson ? JSON.stringify({ problems: all }) : '',
    warnings: isJson ? '' : all.join('\n'),
    code: 1,
  };
}

function noCommand(name: string): Answer {
  const near = nearest(
    name,
    COMMANDS.map(({ usage }) => usage.name),
  );
  const hint = near ? ` Did you mean ${near}?` : '';
  return { output: '', warnings: `There is no command "${name}".${hint}\n\n${HELP}`, code: 2 };
}

const { output, warnings, code } = await run(process.argv.slice(2));
if (output) console.log(output);
if (warnings) console.error(warnings);
process.exitCode = code;
