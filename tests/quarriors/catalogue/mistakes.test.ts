import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '../../../src/content-files/problem.ts';
import { readCatalogue } from '../../../src/quarriors/catalogue/index.ts';
import { content } from '../the-box.ts';

const FILE = 'quarriors/sets/base.json';

/** Everything said about a copy of the content after changes to the set file. */
function problemsWith(...changes: [path: (string | number)[], value: unknown][]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'dicewright-quarriors-'));
  try {
    cpSync(join(content, 'quarriors'), join(root, 'quarriors'), { recursive: true });
    const data = JSON.parse(readFileSync(join(root, FILE), 'utf8'));
    for (const [path, value] of changes) {
      const owner = path.slice(0, -1).reduce((inner, step) => inner[step], data);
      owner[path.at(-1) ?? ''] = value;
    }
    writeFileSync(join(root, FILE), JSON.stringify(data));
    const result = readCatalogue(root);
    return result.ok ? [] : result.problems.map(formatProblem);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const at = `content/${FILE}`;
const GOBLIN = 44;

const MISTAKES: [mistake: string, path: (string | number)[], value: unknown, ...said: string[]][] =
  [
    [
      'a cost that is no number',
      ['cards', GOBLIN, 'cost'],
      'two',
      `${at} › goblin-basic Scavenging Goblin › cost: expected a whole number from 0 to 12, found "two"`,
    ],
    [
      'a face nobody can read',
      ['classes', 'goblin', 'faces', 3],
      '1/2',
      `${at} › classes.goblin.faces.3: expected a face such as "2", "draw 1", "re-roll*", "spell", "2/4/4" or "3 or re-roll", found "1/2"`,
    ],
    [
      'a class that is not there',
      ['cards', GOBLIN, 'class'],
      'gremlin',
      `${at} › goblin-basic Scavenging Goblin › class: "gremlin" is no class of any set`,
    ],
    [
      'an id used twice',
      ['cards', GOBLIN, 'id'],
      'hag-basic',
      `${at} › hag-basic Witching Hag › id: "hag-basic" is already the id of Scavenging Goblin`,
    ],
    [
      'Q1.5 a version of another kind of class',
      ['cards', GOBLIN, 'version'],
      'Charm',
      `${at} › goblin-basic Scavenging Goblin › version: expected Basic, Strong, Mighty, found Charm`,
    ],
    [
      'Q6.1.1 a creature without Glory',
      ['cards', GOBLIN, 'glory'],
      null,
      `${at} › goblin-basic Scavenging Goblin › glory: a creature scores Glory`,
    ],
    [
      'Q3.5 a burst that the die does not have',
      ['cards', GOBLIN, 'effects', 0],
      '** Summoned: gain 1 Quiddity.',
      `${at} › goblin-basic Scavenging Goblin › effects: no face of the die shows **`,
    ],
    [
      'a source without a name',
      ['cards', GOBLIN, 'evidence', 'cost'],
      'RZ',
      `${at} › goblin-basic Scavenging Goblin › evidence: "Z" is not in content/quarriors/sources.json`,
    ],
    [
      'Q1.3 dice that do not add up',
      ['classes', 'portal', 'dice'],
      6,
      `${at} › diceCount: the classes have 131 dice, expected 130`,
    ],
  ];

test.each(MISTAKES)('%s is refused and its place said', (_, path, value, ...said) => {
  expect(problemsWith([path, value])).toEqual(said);
});

test('the box itself has no mistake', () => {
  expect(problemsWith()).toEqual([]);
});
