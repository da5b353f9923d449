import type { z } from 'zod';
import type { ContentProblem } from '../../content-files/problem.ts';
import type { Entry } from '../../content-files/read-files.ts';
import { type Card, VERSIONS } from '../cards/card.ts';
import type { CardClass } from '../cards/card-class.ts';
import { creatureOf } from '../cards/face.ts';
import type { setFileSchema } from '../schema/set.ts';
import type { Catalogue } from './read.ts';

export const SOURCES = 'quarriors/sources.json';

/** A set is called as its file, has a place of its own, and holds what its box says. (Q1.1, Q1.3) */
export function checkSets(files: Entry<z.infer<typeof setFileSchema>>[]): ContentProblem[] {
  const positions = new Map<number, string>();
  return files.flatMap(({ id, file, data }) => {
    const problems: ContentProblem[] = [];
    const report = (place: string, problem: string) => problems.push({ file, place, problem });
    if (data.code !== id) {
      report('code', `expected "${id}" as in the file name, found "${data.code}"`);
    }
    const taken = positions.get(data.position);
    if (taken) {
      report('position', `expected a number of its own, found that of content/${taken}`);
    }
    positions.set(data.position, file);
    const dice = Object.values(data.classes).reduce((sum, { dice: count }) => sum + count, 0);
    if (dice !== data.diceCount) {
      report('diceCount', `the classes have ${dice} dice, expected ${data.diceCount}`);
    }
    if (data.cards.length !== data.cardCount) {
      report('cardCount', `there are ${data.cards.length} cards, expected ${data.cardCount}`);
    }
    return problems;
  });
}

type Report = (field: string, problem: string) => void;

/** What the shape of one entry cannot tell: ids that repeat, classes and letters that nobody knows. */
export function checkCards({ classes, cards, sources }: Catalogue): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const reporter =
    ({ set, id, name }: Card | CardClass): Report =>
    (field, problem) => {
      problems.push({
        file: `quarriors/sets/${set}.json`,
        place: `${id} ${name} › ${field}`,
        problem,
      });
    };
  const owners = new Map<string, Card>();
  for (const card of cards) {
    const report = reporter(card);
    const owner = owners.get(card.id);
    if (owner) report('id', `"${card.id}" is already the id of ${owner.name}`);
    owners.set(card.id, card);
    const own = classes.find(({ id }) => id === card.class);
    if (own) checkAgainstClass(card, own, report);
    else report('class', `"${card.class}" is no class of any set`);
  }
  for (const entry of [...cards, ...classes]) checkLetters(entry, sources, reporter(entry));
  for (const { id, name, ...rest } of classes) {
    if (!cards.some((card) => card.class === id))
      reporter({ id, name, ...rest })('cards', 'has none');
  }
  return problems;
}

/** Version, Glory and bursts fit the class and its die. */
function checkAgainstClass(card: Card, { kind, faces }: CardClass, report: Report): void {
  const versions: readonly string[] = kind === 'basic' ? [] : VERSIONS[kind];
  if (card.version === null ? kind !== 'basic' : !versions.includes(card.version)) {
    report('version', `expected ${versions.join(', ') || 'none'}, found ${card.version ?? 'none'}`);
  }
  const isCreature = faces.some((face) => creatureOf(face) !== null);
  if (isCreature !== (card.glory !== null)) {
    report('glory', isCreature ? 'a creature scores Glory' : 'only creatures score Glory');
  }
  const rolled = new Set(faces.map(({ bursts }) => bursts));
  for (const burst of card.effects.flatMap(({ bursts }) => bursts)) {
    if (!rolled.has(burst)) report('effects', `no face of the die shows ${'*'.repeat(burst)}`);
  }
}

function checkLetters(
  { evidence, doubts, ...rest }: Card | CardClass,
  sources: Catalogue['sources'],
  report: Report,
): void {
  const rulings = 'rulings' in rest ? rest.rulings.map((ruling) => ruling.evidence) : [];
  const letters = [...Object.values(evidence), ...rulings, ...doubts.map(({ source }) => source)];
  for (const letter of new Set(letters.join(''))) {
    if (!sources.has(letter)) report('evidence', `"${letter}" is not in content/${SOURCES}`);
  }
}
