import { expect, test } from 'vitest';
import { formatProblem } from '../../../src/content-files/problem.ts';
import { readCatalogue, requireCatalogue } from '../../../src/dice-masters/catalogue/read.ts';
import { type Change, withContent } from './broken-content.ts';

const HHS = 'dice-masters/sets/hhs.json';
const IMW = 'dice-masters/sets/imw.json';
const karai = (field: string, value: unknown): Change => [HHS, ['cards', 16, field], value];

const problemsWith = (...changes: Change[]) =>
  withContent(changes, (root) => {
    const result = readCatalogue(root);
    return result.ok ? [] : result.problems.map(formatProblem);
  });

test('the sets these tests change have no mistake of their own', () => {
  expect(problemsWith()).toEqual([]);
});

const KARAI = 'content/dice-masters/sets/hhs.json › hhs-017 Karai';

/** Mistake, the change that makes it, and everything that is said about it. */
const MISTAKES: [mistake: string, change: Change, ...said: string[]][] = [
  [
    'a cost that is no number',
    karai('cost', 'four'),
    `${KARAI} › cost: expected a whole number from 0 to 12, found "four"`,
  ],
  [
    'a cost out of range',
    karai('cost', 40),
    `${KARAI} › cost: expected a whole number from 0 to 12, found 40`,
  ],
  [
    'a missing name',
    karai('name', undefined),
    'content/dice-masters/sets/hhs.json › hhs-017 › name: expected some text, found nothing',
  ],
  [
    'an id used twice',
    karai('id', 'hhs-016'),
    'content/dice-masters/sets/hhs.json › hhs-016 Karai › id: expected "hhs-017", the set and number',
    'content/dice-masters/sets/hhs.json › hhs-016 Karai › id: "hhs-016" is already the id of Karai: Dark Lineage',
  ],
  [
    'an unknown affiliation',
    karai('affiliations', ['foot-klan']),
    `${KARAI} › affiliations: "foot-klan" is not in content/dice-masters/affiliations.json`,
  ],
  [
    'an unknown affiliation on the other side',
    karai('backAffiliations', ['foot-klan']),
    `${KARAI} › affiliations: "foot-klan" is not in content/dice-masters/affiliations.json`,
  ],
  [
    'an unknown keyword',
    karai('keywords', ['overcrash']),
    `${KARAI} › keywords: "overcrash" has no file content/dice-masters/keywords/overcrash.md`,
  ],
  [
    'a value for an unknown keyword',
    karai('keywordValues', { rnage: '2' }),
    `${KARAI} › keywords: "rnage" has no file content/dice-masters/keywords/rnage.md`,
  ],
  [
    'timings, which its lines tell',
    karai('timings', ['when-fielded']),
    `${KARAI} › timings: expected no such field`,
  ],
  ['an unknown die', karai('die', 'hhs/kari'), `${KARAI} › die: no set file has a die "hhs/kari"`],
  [
    'a die name of a wrong form',
    karai('die', 'Karai'),
    `${KARAI} › die: expected a die such as "hhs/karai", or "basic-action", found "Karai"`,
  ],
  ['a misspelled field', karai('suptitle', 'Torn'), `${KARAI} › suptitle: expected no such field`],
  [
    'a wrong kind',
    karai('kind', 'hero'),
    `${KARAI} › kind: expected one of character, action, basic-action, sidekick-card, found "hero"`,
  ],
  [
    'a wrong level text',
    karai('levels', ['1/3/1', '1-4-2', '1/4/3']),
    `${KARAI} › levels.1: expected fielding/attack/defense with a star for each burst, such as "1/4/2*", found "1-4-2"`,
  ],
  [
    'levels unlike those of the same die elsewhere',
    karai('levels', ['1/3/1', '1/4/2', '1/4/4']),
    `${KARAI} › levels: hhs-016 prints 1/3/1 1/4/2 1/4/3 for the same die, found 1/3/1 1/4/2 1/4/4`,
  ],
  [
    'a die that does not come to six faces',
    karai('levels', ['1/3/1']),
    `${KARAI} › die: has 4 faces, expected 6`,
    `${KARAI} › levels: hhs-016 prints 1/3/1 1/4/2 1/4/3 for the same die, found 1/3/1`,
  ],
  [
    'Global costs, which its lines tell',
    karai('globalCosts', ['shield']),
    `${KARAI} › globalCosts: expected no such field`,
  ],
  [
    'a reprint of no card',
    karai('reprintOf', 'hhs-099'),
    `${KARAI} › reprintOf: "hhs-099" is no card`,
  ],
  [
    'a wrong energy face',
    [HHS, ['dice', 'karai', 'energy'], ['fist', 'fists']],
    'content/dice-masters/sets/hhs.json › dice.karai.energy.1: expected an energy face such as "fist", "fist+fist", "wild" or "generic-2", found "fists"',
  ],
  [
    'a set code unlike the file name',
    [HHS, ['code'], 'tmnt'],
    'content/dice-masters/sets/hhs.json › code: expected "hhs" as in the file name, found "tmnt"',
  ],
  [
    'two sets with one position',
    [IMW, ['position'], 30],
    'content/dice-masters/sets/imw.json › position: expected a number of its own, found 30, that of content/dice-masters/sets/hhs.json',
  ],
  [
    'a code that already means another set',
    [IMW, ['alsoCalled'], ['HHS']],
    'content/dice-masters/sets/imw.json › aliases: "hhs" already means content/dice-masters/sets/hhs.json',
  ],
  [
    'an affiliation without a name',
    ['dice-masters/affiliations.json', [0, 'name'], ''],
    'content/dice-masters/affiliations.json › avengers › name: expected some text, found ""',
  ],
];

test.each(MISTAKES)('%s is named with its place', (_, change, ...said) => {
  expect(problemsWith(change)).toEqual(said);
});

test('a file that is no JSON is named with the place where it breaks', () => {
  const [problem, ...others] = problemsWith([HHS, [], '{\n  "code": "hhs",\n}']);
  expect(problem).toMatch(
    /^content\/dice-masters\/sets\/hhs\.json › the file: cannot be read: .* \(line 3 /,
  );
  expect(others).toEqual([]);
});

test('a die of a set that cannot be read is not reported as missing', () => {
  const borrowed: Change = [IMW, ['cards', 0, 'die'], 'hhs/karai'];
  expect(problemsWith(borrowed, karai('cost', 'four'))).toEqual([
    `${KARAI} › cost: expected a whole number from 0 to 12, found "four"`,
  ]);
});

test('several mistakes are all reported at once, and the build stops with all of them', () => {
  const changes: Change[] = [
    karai('cost', 'four'),
    karai('rarity', 'mythic'),
    [IMW, ['cards', 0, 'affiliations'], ['nobody']],
  ];
  const said = [
    `${KARAI} › cost: expected a whole number from 0 to 12, found "four"`,
    `${KARAI} › rarity: expected one of starter/common, common, uncommon, rare, super-rare, promo, found "mythic"`,
    'content/dice-masters/sets/imw.json › imw-001 Howard Stark › affiliations: "nobody" is not in content/dice-masters/affiliations.json',
  ];
  expect(problemsWith(...changes)).toEqual(said);
  withContent(changes, (root) => {
    const error = `The content has 3 problem(s):\n  ${said.join('\n  ')}`;
    expect(() => requireCatalogue(root)).toThrow(error);
  });
});
