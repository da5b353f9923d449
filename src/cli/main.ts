import { fileURLToPath } from 'node:url';
import { formatProblem } from '../catalogue/problem.ts';
import { type Catalogue, readCatalogue } from '../catalogue/read.ts';
import { requireFormats } from '../catalogue/read-formats.ts';
import { requirePolicies } from '../catalogue/read-policies.ts';
import { teamCatalogue } from '../catalogue/team-catalogue.ts';
import { type Reference, readReference } from '../reference/read.ts';
import { formatFromFile } from '../teams/format.ts';
import { convertTeam } from './convert-team.ts';
import { describeCard } from './describe-card.ts';
import { describeRule } from './describe-rule.ts';
import { oddsCommand } from './odds.ts';
import { playCommand } from './play.ts';
import { searchCards } from './search-cards.ts';
import { simCommand } from './sim.ts';
import { simCards } from './sim-cards.ts';
import { validateTeam } from './validate-team.ts';

const HELP = `Usage: npm run -s cli -- <command>

  search '<query>' [--json] [--limit n]   cards that answer a query: 'kw:swarm c<=3'
  validate <link-or-file> [--format id] [--json]
                                          what is wrong with a team, and how to mend it
  convert <link-or-file> --to dicewright|tb|text|json
                                          a team in another form
  play <scenario-or-replay> [--json] [--log]
                                          plays a scenario file or a replay link
  odds --dice 4 --cost 4 --energy fist [--reroll optimal|none|pawns|seek-fist] [--json]
  odds <team-link-or-file> [--seat first|second] [--json]
                                          exact chances to pay, and of a team's opening turns
  sim <team-link-or-file> [--games 10000] [--seed x] [--turns 10] [--policy id-or-file]
      [--workers n] [--compare <other-team>] [--compare-policy id-or-file] [--json]
                                          plays a team many times: energy, purchases, damage
  card <id>                               a card with its six faces: hhs-017
  rule <id>                               a rule: R7.1.3
  check                                   read all content and list every problem`;

const content = fileURLToPath(new URL('../../content/', import.meta.url));

/** Everything read from `content/`. */
interface Books {
  catalogue: Catalogue;
  reference: Reference;
}

type Command = (words: string[], books: Books) => number | Promise<number>;

const COMMANDS: Record<string, Command> = {
  check: (_, { catalogue, reference }) =>
    say(`${counts(catalogue)}, ${reference.rules.size} rules, no problem found.`),

  search(words, { catalogue, reference }) {
    const keywords = [...reference.keywords.values()];
    const { output, found } = searchCards(words, { ...catalogue, keywords });
    say(output);
    return found > 0 ? 0 : 1;
  },

  validate(words, { catalogue }) {
    const files = [...requireFormats(content)];
    const formats = new Map(files.map(([id, file]) => [id, formatFromFile(id, file)]));
    const { output, legal } = validateTeam(words, { catalogue: teamCatalogue(catalogue), formats });
    say(output);
    return legal ? 0 : 1;
  },

  convert(words, { catalogue }) {
    const { output, warnings, code } = convertTeam(words, teamCatalogue(catalogue));
    say(output);
    if (warnings) console.error(warnings);
    return code;
  },

  play: (words, { catalogue }) => answer(playCommand(words, catalogue)),

  odds: (words, { catalogue }) => answer(oddsCommand(words, teamCatalogue(catalogue))),

  async sim(words, { catalogue }) {
    const books = {
      catalogue: teamCatalogue(catalogue),
      card: simCards(catalogue),
      policies: requirePolicies(content),
    };
    return answer(await simCommand(words, books));
  },

  card([word = ''], { catalogue }) {
    const card = catalogue.cards.find(({ id }) => id === word.toLowerCase());
    return card
      ? say(describeCard(card, catalogue))
      : refuse(`There is no card "${word}". An id is set and number, such as hhs-017.`);
  },

  rule([word = ''], { reference: { rules } }) {
    const rule = rules.get(word.toUpperCase()) ?? rules.get(word);
    return rule
      ? say(describeRule(rule))
      : refuse(`There is no rule "${word}". An id looks like R7.1.3.`);
  },
};

function run([name, ...words]: string[]): number | Promise<number> {
  const isAsked = name === 'help' || [name, ...words].includes('--help');
  if (name === undefined || isAsked) return say(HELP);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return refuse(`There is no command "${name}".\n\n${HELP}`);
  const read = readCatalogue(content);
  const { reference, problems } = readReference(content);
  if (!read.ok || problems.length > 0) {
    const all = [...(read.ok ? [] : read.problems), ...problems];
    return refuse(all.map(formatProblem).join('\n'));
  }
  return command(words, { catalogue: read.catalogue, reference });
}

function counts({ cards, sets }: Catalogue): string {
  return `${cards.length} cards in ${sets.length} sets`;
}

function answer({ output, code }: { output: string; code: number }): number {
  return code === 0 ? say(output) : refuse(output) && code;
}

function say(text: string): number {
  if (text) console.log(text);
  return 0;
}

function refuse(text: string): number {
  console.error(text);
  return 1;
}

process.exitCode = await run(process.argv.slice(2));
