import { fileURLToPath } from 'node:url';
import { formatProblem } from '../catalogue/problem.ts';
import { type Catalogue, readCatalogue } from '../catalogue/read.ts';
import { readReference } from '../reference/read.ts';
import { describeCard } from './describe-card.ts';
import { describeRule } from './describe-rule.ts';
import { searchCards } from './search-cards.ts';

const HELP = `Usage: npm run -s cli -- <command>

  search '<query>' [--json] [--limit n]   cards that answer a query: 'kw:swarm c<=3'
  card <id>                               a card with its six faces: hhs-017
  rule <id>                               a rule: R7.1.3
  check                                   read all content and list every problem`;

const content = fileURLToPath(new URL('../../content/', import.meta.url));

function run([command, ...words]: string[]): number {
  if (command === undefined || command === 'help') return say(HELP);
  const catalogue = readCatalogue(content);
  const { reference, problems } = readReference(content);
  if (!catalogue.ok || problems.length > 0) {
    const all = [...(catalogue.ok ? [] : catalogue.problems), ...problems];
    return refuse(all.map(formatProblem).join('\n'));
  }
  const [word = ''] = words;
  switch (command) {
    case 'check':
      return say(
        `${counts(catalogue.catalogue)}, ${reference.rules.size} rules, no problem found.`,
      );
    case 'search': {
      const keywords = [...reference.keywords.values()];
      const { output, found } = searchCards(words, { ...catalogue.catalogue, keywords });
      say(output);
      return found > 0 ? 0 : 1;
    }
    case 'card': {
      const card = catalogue.catalogue.cards.find(({ id }) => id === word.toLowerCase());
      return card
        ? say(describeCard(card, catalogue.catalogue))
        : refuse(`There is no card "${word}". An id is set and number, such as hhs-017.`);
    }
    case 'rule': {
      const rule = reference.rules.get(word.toUpperCase()) ?? reference.rules.get(word);
      return rule
        ? say(describeRule(rule))
        : refuse(`There is no rule "${word}". An id looks like R7.1.3.`);
    }
    default:
      return refuse(`There is no command "${command}".\n\n${HELP}`);
  }
}

function counts({ cards, sets }: Catalogue): string {
  return `${cards.length} cards in ${sets.length} sets`;
}

function say(text: string): number {
  if (text) console.log(text);
  return 0;
}

function refuse(text: string): number {
  console.error(text);
  return 1;
}

process.exitCode = run(process.argv.slice(2));
