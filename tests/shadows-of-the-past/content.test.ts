import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../src/content-files/problem.ts';
import { readReference } from '../../src/reference/read.ts';
import { readCatalogue } from '../../src/shadows-of-the-past/catalogue/index.ts';
import {
  amountOf,
  readOwnValues,
  STATS,
  statOf,
  statsOf,
  withValue,
} from '../../src/shadows-of-the-past/figures/index.ts';
import { box, content } from './the-box.ts';

const figures = [...box.heroes, ...box.villains];
const find = (id: string) => figures.find((one) => one.id === id) ?? figures[0];

test('S1 the figures of the box: four Turtles, four leaders, 37 minions', () => {
  expect(box.heroes.filter((hero) => hero.box === 'base')).toHaveLength(4);
  const inBox = box.villains.filter((villain) => villain.box === 'base');
  expect(inBox).toHaveLength(9);
  const minions = inBox.filter(({ rank }) => rank === 'minion');
  expect(minions.reduce((sum, { figures: count }) => sum + (count.value ?? 0), 0)).toBe(37);
});

test('S14 what the book itself prints', () => {
  expect(find('leonardo')).toMatchObject({ attack: { value: 1 }, wake: { value: 8 } });
  expect(find('karai')).toMatchObject({ wake: { value: 7 } });
  expect(find('foot-clan-ninja')).toMatchObject({ defend: { value: 2 } });
  expect(find('donatello')).toMatchObject({ move: { value: 3 }, wake: { value: null } });
  expect(find('raphael')).toMatchObject({ actionDice: { value: 6 } });
});

test('every rule that a sheet or terrain overrules is a rule', () => {
  const { reference } = readReference(content);
  const named = [
    ...figures.flatMap(({ ability }) => ability.changes),
    ...[...box.terrain, ...box.terrainMoves].flatMap(({ changes }) => changes),
    ...box.battles.corrections,
  ].map(({ rule }) => rule);
  expect(named.filter((rule) => !reference.rules.has(rule))).toEqual([]);
});

test('a change that counts something says how much', () => {
  expect(amountOf(find('karai')?.ability.changes ?? [], 'range-without-loss')).toBe(5);
  expect(amountOf([], 'hand')).toBeNull();
});

describe('values of an owner', () => {
  const donatello = find('donatello');

  test('fill what is not known, and win over ours', () => {
    if (!donatello) throw new Error('no Donatello');
    expect(statOf(donatello, 'wake', {})).toBeNull();
    const own = withValue(withValue({}, 'donatello', 'wake', 7), 'donatello', 'life', 12);
    expect([statOf(donatello, 'wake', own), statOf(donatello, 'life', own)]).toEqual([7, 12]);
    expect(withValue(withValue(own, 'donatello', 'wake', null), 'donatello', 'life', null)).toEqual(
      {},
    );
    expect(statsOf(donatello).map(([stat]) => STATS[stat])).toContain('Skill');
  });

  test('are read without what makes no sense', () => {
    const read = readOwnValues({
      donatello: { wake: 7, life: -1, mood: 3 },
      'No such id!': { life: 3 },
    });
    expect(read).toEqual({ values: { donatello: { wake: 7 } }, dropped: 3 });
    expect(readOwnValues(null)).toEqual({ values: {}, dropped: 0 });
  });
});

describe('mistakes in the content are named', () => {
  const FOLDER = 'shadows-of-the-past';
  const CASES: [
    why: string,
    file: string,
    path: (string | number)[],
    value: unknown,
    said: string,
  ][] = [
    [
      'a letter nobody knows',
      'heroes',
      [0, 'attack', 'evidence'],
      'Z',
      '"Z" is not in sources.json',
    ],
    ['an id twice', 'villains', [1, 'id'], 'master-shredder', 'this id is taken'],
    [
      'a value that claims to be unknown',
      'heroes',
      [0, 'life', 'confidence'],
      'unknown',
      'not known',
    ],
    ['no source', 'terrain', [0, 'evidence'], '', 'not by whom'],
    ['a hero nobody knows', 'special-moves', [0, 'hero'], 'hun', '"hun" is no hero'],
    ['a terrain nobody knows', 'terrain-moves', [0, 'terrain'], 'lava', '"lava" is no terrain'],
    ['a leader without waking', 'villains', [0, 'wake'], undefined, 'a leader has it'],
    [
      'a change nobody knows',
      'heroes',
      [0, 'ability', 'changes', 0, 'change'],
      'flies',
      'expected one of',
    ],
  ];

  test.each(CASES)('%s', (_, name, path, value, said) => {
    const root = mkdtempSync(join(tmpdir(), 'dicewright-shadows-'));
    try {
      cpSync(join(content, FOLDER), join(root, FOLDER), { recursive: true });
      const file = join(root, FOLDER, `${name}.json`);
      const data = JSON.parse(readFileSync(file, 'utf8'));
      const owner = path.slice(0, -1).reduce((inner, step) => inner[step], data);
      owner[path.at(-1) ?? ''] = value;
      writeFileSync(file, JSON.stringify(data));
      const result = readCatalogue(root);
      const problems = result.ok ? [] : result.problems.map(formatProblem);
      expect(problems.join('\n')).toContain(said);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
