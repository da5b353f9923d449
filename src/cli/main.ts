import { fileURLToPath } from 'node:url';
import { formatProblem } from '../catalogue/problem.ts';
import { readCatalogue } from '../catalogue/read.ts';
import { describeCard } from './describe-card.ts';

const HELP = `Usage: npm run cli -- <command>

  check          read all content and list every problem
  card <id>      show a card: npm run cli -- card hhs-017
  find <words>   list cards whose name or subtitle holds all the words`;

const content = fileURLToPath(new URL('../../content/', import.meta.url));

function run([command, ...words]: string[]): number {
  const result = readCatalogue(content);
  if (!result.ok) {
    for (const problem of result.problems) console.error(formatProblem(problem));
    return 1;
  }
  const { catalogue } = result;
  const { cards, sets } = catalogue;
  switch (command) {
    case 'check':
      console.log(`${cards.length} cards in ${sets.length} sets, no problem found.`);
      return 0;
    case 'card': {
      const card = cards.find(({ id }) => id === words[0]?.toLowerCase());
      if (!card) {
        console.error(
          `There is no card "${words[0] ?? ''}". An id is set and number, such as hhs-017.`,
        );
        return 1;
      }
      console.log(describeCard(card, catalogue));
      return 0;
    }
    case 'find': {
      const wanted = words.map((word) => word.toLowerCase());
      const found = cards.filter(({ name, subtitle }) => {
        const title = `${name} ${subtitle}`.toLowerCase();
        return wanted.every((word) => title.includes(word));
      });
      for (const { id, name, subtitle, cost } of found)
        console.log(`${id}  ${cost}  ${name}: ${subtitle}`);
      return found.length > 0 ? 0 : 1;
    }
    default:
      console.log(HELP);
      return command === undefined || command === 'help' ? 0 : 1;
  }
}

process.exitCode = run(process.argv.slice(2));
