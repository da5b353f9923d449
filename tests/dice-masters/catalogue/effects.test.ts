import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../../src/content-files/problem.ts';
import { balanceProblems } from '../../../src/dice-masters/catalogue/balance-effects.ts';
import { readCatalogue, requireCatalogue } from '../../../src/dice-masters/catalogue/read.ts';
import { requireReference } from '../../../src/reference/read.ts';
import { type Change, withContent } from './broken-content.ts';

const KARAI = 'content/dice-masters/sets/hhs.json › hhs-017 Karai › effects';

const byHand = (lines: string[]): Change[] => [
  ['dice-masters/sets/hhs.json', ['cards', 16, 'abilities'], undefined],
  ['dice-masters/sets/hhs.json', ['cards', 16, 'effects'], lines],
];

const problemsWith = (...lines: string[]) =>
  withContent(byHand(lines), (root) => {
    const result = readCatalogue(root);
    return result.ok ? [] : result.problems.map(formatProblem);
  });

test.each([
  ['Fielded: may KO an opposing Sidekick.'],
  ['[[Overcrush]]'],
  ['[[Range]] 2'],
  ['* Attacks: a {villain} character die can’t block.'.replace('’', "'")],
  ["Opposing effects can't target this die or “Your Opponent’s Two Dice”."],
  ['Unclear: our record of the printed text breaks off.'],
])('“%s” is in the house voice', (line) => {
  expect(problemsWith(line)).toEqual([]);
});

test.each([
  [
    'Fielded: KO target character die.',
    '.0: expected leave out “target”: what names a number of dice targets them (R19.2), found "target"',
  ],
  [
    'Fielded: Prep 1 die from your Used Pile.',
    '.0: expected Used, Prep, Field, Reserve, found "Used Pile"',
  ],
  ['Fielded: your opponent loses 1 life.', '.0: expected the opponent, found "your opponent"'],
  ['Fielded: draw two dice.', '.0: expected a digit, found "two"'],
  [
    'Fielded: your Sidekicks +1 attack.',
    '.0: expected A or D right behind the number, such as +2A, found "1 attack"',
  ],
  ['Fielded: draw 1 die', '.0: expected a full stop at the end'],
  ['draw 1 die.', '.0: expected a capital letter at the start'],
  ['Fielded: it has Overcrush.', '.0: expected [[Overcrush]], found "Overcrush"'],
  ['Fielded: it has [[Overcrash]].', ': "[[Overcrash]]" is no keyword'],
  ['Your {foot-klan} dice +1A.', ': "{foot-klan}" is no energy and no affiliation'],
  ['Draw 1 {fist die.', ': a mark is not closed in "Draw 1 {fist die."'],
  ['Feilded: draw 1 die.', ': "Feilded" opens no clause'],
  ['Global {sword}: draw 1 die.', ': "{sword}" is no energy and no affiliation'],
])('“%s” is refused: %s', (line, said) => {
  expect(problemsWith(line)).toEqual([`${KARAI}${said}`]);
});

test('keywords stand before the clauses', () => {
  expect(problemsWith('Fielded: draw 1 die.', '[[Overcrush]]')).toEqual([
    `${KARAI}: expected keywords, then clauses, then Globals`,
  ]);
});

const content = fileURLToPath(new URL('../../../content/', import.meta.url));
const { cards, affiliations } = requireCatalogue(content);
const keywords = new Map(
  [...requireReference(content).keywords.values()]
    .filter(({ kind }) => kind === 'keyword')
    .map(({ id, name }) => [id, name]),
);
const names = { affiliations, keywords };

test('a keyword of the card that no line names is missed', () => {
  const change = [
    ['dice-masters/sets/hhs.json', ['cards', 47, 'effects'], ['Draw 1 die.']] as [
      string,
      (string | number)[],
      unknown,
    ],
  ];
  const said = withContent(change, (root) => readCatalogue(root));
  expect(said.ok ? [] : said.problems.map(({ problem }) => problem)).toContain(
    'the card has the keyword "overcrush", no line names it',
  );
});

describe('the balance', () => {
  const PRINTED = [
    'Zapper 9: zap 2 dice for 3 damage. They get +1 attack. You may spin a {fist} die to level 3.',
    '* Zap more.',
  ];
  const OURS = ['2 dice take 3 damage and +1A; may spin a {fist} die to level 3.', '* more.'];
  const replaced = (from: string, to: string) => [
    (OURS[0] ?? '').replace(from, to),
    ...OURS.slice(1),
  ];

  test('holds where both say the same', () => {
    expect(balanceProblems({ name: 'Zapper 9', effects: OURS }, PRINTED, names)).toEqual([]);
  });

  test.each([
    ['a number', replaced('2 dice', 'Dice'), 'number 2 is lost'],
    ['a number nobody printed', replaced('2 dice', '2 of 7 dice'), 'number 7 is not printed'],
    [
      'damage',
      replaced('3 damage', 'damage'),
      'damage \\b3\\+?( \\w+)? damage|damage.{0,24}\\b3\\b is lost',
    ],
    ['a stat', replaced(' and +1A', ''), 'stat \\+1A is lost'],
    ['an energy', replaced('{fist} ', ''), 'energy fist is lost'],
    ['a choice', replaced('may ', ''), 'the printed text speaks of a choice (may), ours does not'],
    ['a burst', OURS.slice(0, 1), 'burst * is lost'],
  ])('misses %s', (_, lines, said) => {
    expect(balanceProblems({ name: 'Zapper 9', effects: lines }, PRINTED, names)).toContain(said);
  });
});

/** Printed text is no part of the project; whoever has it at hand may hold our words against it. */
const printedFile =
  process.env['CARD_TEXT'] ??
  fileURLToPath(new URL('../../../../shared/reference/card-text.json', import.meta.url));

describe.skipIf(!existsSync(printedFile))('held against the printed text', () => {
  const printed: Record<string, string[]> = existsSync(printedFile)
    ? JSON.parse(readFileSync(printedFile, 'utf8'))
    : {};

  test('no card loses or invents a number, energy, keyword, burst or topic', () => {
    const worded = cards.filter(({ effects }) => effects.length > 0);
    const problems = worded.flatMap((card) =>
      balanceProblems(card, printed[card.id] ?? [], names).map(
        (problem) => `${card.id}: ${problem}`,
      ),
    );
    expect(problems).toEqual([]);
  });
});
