import type { ContentProblem } from '../../content-files/problem.ts';
import type { Entry } from '../../content-files/read-files.ts';
import type { Card } from '../cards/card.ts';
import { FACES_PER_DIE, facesOf } from '../cards/die.ts';
import { formatLevel } from '../cards/face.ts';
import type { CardSet } from '../cards/set.ts';
import { checkAbilities } from './check-abilities.ts';
import { checkEffects } from './check-effects.ts';
import type { Catalogue } from './read.ts';
import { otherCodes } from './set-facts.ts';

/** What a set file must agree on with its own name and with the other set files. */
export function checkSetFiles(files: Entry<SetHeader>[]): ContentProblem[] {
  const positions = new Map<number, string>();
  const codes = new Map<string, string>();
  return files.flatMap(({ id, file, data }) => {
    const { code, position } = data;
    const problems: ContentProblem[] = [];
    const report = (place: string, problem: string) => problems.push({ file, place, problem });
    if (code !== id) report('code', `expected "${id}" as in the file name, found "${code}"`);
    const taken = positions.get(position);
    if (taken) {
      report(
        'position',
        `expected a number of its own, found ${position}, that of content/${taken}`,
      );
    }
    positions.set(position, file);
    for (const one of new Set([code, data.linkCode ?? code, ...otherCodes(data)])) {
      const owner = codes.get(one);
      if (owner) report('aliases', `"${one}" already means content/${owner}`);
      codes.set(one, file);
    }
    return problems;
  });
}

type SetHeader = Pick<CardSet, 'code' | 'position' | 'linkCode' | 'aliases' | 'alsoCalled'>;

/** Notes a problem of a card; `home` is the other file that should hold what is missing. */
type Report = (field: string, problem: string, home?: string) => void;

export const AFFILIATIONS = 'dice-masters/affiliations.json';
const setFile = (code: string | undefined) => `dice-masters/sets/${code}.json`;

/**
 * What the shape of one entry cannot tell: ids that repeat, references that lead nowhere.
 * Nothing is said about what may stand in a file that could not be read.
 */
export function checkReferences(catalogue: Catalogue, unread: Set<string>): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const checks = [
    checkIds(catalogue),
    checkNames(catalogue),
    checkDice(catalogue),
    checkAbilities(catalogue),
    checkEffects({
      keywords: new Set(catalogue.keywordIds),
      affiliations: unread.has(AFFILIATIONS)
        ? null
        : new Set(catalogue.affiliations.map(({ slug }) => slug)),
    }),
  ];
  for (const card of catalogue.cards) {
    const report: Report = (field, problem, home = '') => {
      if (unread.has(home)) return;
      const place = `${card.id} ${card.name} › ${field}`;
      problems.push({ file: setFile(card.set), place, problem });
    };
    for (const check of checks) check(card, report);
  }
  return problems;
}

/** An id is set and number, belongs to one card, and a reprint names a card that exists. */
function checkIds({ cards }: Catalogue) {
  const ids = new Set(cards.map(({ id }) => id));
  const owners = new Map<string, Card>();
  return (card: Card, report: Report) => {
    const expected = `${card.set}-${String(card.number).padStart(3, '0')}`;
    if (card.id !== expected) report('id', `expected "${expected}", the set and number`);
    const owner = owners.get(card.id);
    if (owner) report('id', `"${card.id}" is already the id of ${owner.name}: ${owner.subtitle}`);
    owners.set(card.id, card);
    const { reprintOf } = card;
    if (reprintOf !== null && !ids.has(reprintOf)) {
      report('reprintOf', `"${reprintOf}" is no card`, setFile(reprintOf.split('-')[0]));
    }
  };
}

/** Affiliations and keywords are ones we know. */
function checkNames({ affiliations, keywordIds }: Catalogue) {
  const slugs = new Set(affiliations.map(({ slug }) => slug));
  const keywords = new Set(keywordIds);
  return (card: Card, report: Report) => {
    for (const slug of [...card.affiliations, ...card.backAffiliations]) {
      const problem = `"${slug}" is not in content/${AFFILIATIONS}`;
      if (!slugs.has(slug)) report('affiliations', problem, AFFILIATIONS);
    }
    const { keywordMentions, keywordValues } = card;
    for (const id of [...card.keywords, ...keywordMentions, ...Object.keys(keywordValues)]) {
      if (!keywords.has(id))
        report('keywords', `"${id}" has no file content/dice-masters/keywords/${id}.md`);
    }
  };
}

/** A die has six faces, and every card that uses it prints the same levels. (R1.8, R1.9) */
function checkDice({ dice }: Catalogue) {
  const firstUser = new Map<string, Card>();
  return (card: Card, report: Report) => {
    if (card.die === null) return;
    const die = dice.get(card.die);
    if (!die) {
      report('die', `no set file has a die "${card.die}"`, setFile(card.die.split('/')[0]));
      return;
    }
    const faces = facesOf(card, die).length;
    if (faces !== FACES_PER_DIE) report('die', `has ${faces} faces, expected ${FACES_PER_DIE}`);
    const other = firstUser.get(card.die) ?? card;
    firstUser.set(card.die, other);
    const [mine, theirs] = [levelText(card), levelText(other)];
    if (mine !== theirs)
      report('levels', `${other.id} prints ${theirs} for the same die, found ${mine}`);
  };
}

function levelText({ levels }: Card): string {
  return levels.map(formatLevel).join(' ');
}
