import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { playCommand } from '../../src/cli/play.ts';
import { simCommand } from '../../src/cli/sim.ts';
import { requireCatalogue } from '../../src/dice-masters/catalogue/read.ts';
import { requirePolicies } from '../../src/dice-masters/catalogue/read-policies.ts';
import { store } from '../dice-masters/support/store.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const catalogue = requireCatalogue(content);
const books = {
  catalogue: store,
  policies: requirePolicies(content),
};
const folder = mkdtempSync(join(tmpdir(), 'policies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TEAM = 'https://tb.dicecoalition.com/?view&cards=3x17hhs;3x1hhs;3x55hhs;3x57hhs';
const OTHER = 'https://tb.dicecoalition.com/?view&cards=3x17hhs;3x7hhs;3x55hhs;3x57hhs';

const MANY_DICE = 'https://tb.dicecoalition.com/?view&cards=99x17hhs;99x1hhs;99x7hhs';

const run = (...words: string[]) => simCommand(words, books);
const json = async (...words: string[]) => JSON.parse((await run(...words, '--json')).output);

function policyFile(name: string, data: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data));
  return file;
}

describe('a team', () => {
  test('in words: turns, cards, games to watch, intervals and what is not simulated', async () => {
    const { output, code } = await run(TEAM, '--games', '300', '--seed', 'x');
    expect(code).toBe(0);
    expect(output).toMatch(/^300 games of 10 turns, seed "x", policy "Sensible":/);
    expect(output).toMatch(/energy rolled +2\.\d\d +3\.\d\d/);
    expect(output).toMatch(/4 Karai +0\.0 % +\d+\.\d %/);
    expect(output).toMatch(/fastest .*seed "x:\d+"/);
    expect(output).toContain('95 % intervals over 300 games');
    expect(output).toMatch(/cards with text are simulated/);
  });

  test('--json holds every number with sample and interval, and replays that `play` reads', async () => {
    const report = await json(TEAM, '--games', '200', '--turns', '6', '--seed', 'x');
    expect(report).toMatchObject({ games: 200, done: 200, isFinal: true, seed: 'x' });
    expect(report.turns).toHaveLength(6);
    for (const key of ['of', 'mean', 'low', 'high', 'histogram', 'quantiles']) {
      expect(report.turns[0].rolled).toHaveProperty(key);
    }
    expect(report.cards[0].afford[1]).toMatchObject({ of: 200 });
    const replayed = playCommand([report.replays.fastest, '--json'], catalogue);
    expect(replayed.code).toBe(0);
    const { seats } = JSON.parse(replayed.output);
    expect(20 - seats[1].life).toBe(report.fastest.damage);
  });

  test('--workers changes nothing but the time', async () => {
    const one = await run(TEAM, '--games', '400', '--seed', 'x', '--json');
    const two = await run(TEAM, '--games', '400', '--seed', 'x', '--json', '--workers', '2');
    expect(two).toEqual(one);
  });

  test('--seat and --rules decide how many dice the first turn rolls', async () => {
    const dice = async (...words: string[]) =>
      (await json(TEAM, '--games', '20', '--turns', '1', ...words)).turns[0].dice.mean;
    expect(await dice()).toBe(3);
    expect(await dice('--seat', 'second')).toBe(4);
    expect(await dice('--rules', '2016')).toBe(4);
  });
});

describe('a policy', () => {
  test('ready by its id, or from a file', async () => {
    expect((await run(TEAM, '--games', '20', '--policy', 'rush')).output).toContain(
      'policy "Rush"',
    );
    const file = policyFile('own.json', {
      name: 'My plan',
      summary: 'Karai alone.',
      buy: [{ what: 'hhs-017' }],
    });
    const { output } = await run(TEAM, '--games', '20', '--policy', file);
    expect(output).toContain('policy "My plan"');
    expect(output).toContain('Buys Karai.');
  });

  test('that is wrong is refused with the place of each mistake', async () => {
    const file = policyFile('wrong.json', {
      name: 'Wrong',
      summary: 'No.',
      reroll: { goal: 'luck' },
      buy: [{ what: 3 }],
    });
    const { warnings, code } = await run(TEAM, '--policy', file);
    expect(code).toBe(2);
    expect(warnings).toContain('buy.0.what');
    expect(warnings).toContain('reroll.goal');
  });
});

describe('a comparison', () => {
  test('of two teams', async () => {
    const { output, code } = await run(TEAM, '--compare', OTHER, '--games', '100');
    expect(code).toBe(0);
    expect(output).toMatch(/^100 pairs of games on the same luck/);
    expect(output).toContain('4 Karai');
    expect(output).not.toContain('2 April');
  });

  test('of two policies', async () => {
    const report = await json(TEAM, '--compare-policy', 'rush', '--games', '100');
    expect([report.before.policy, report.after.policy]).toEqual(['Sensible', 'Rush']);
    expect(report.cards).toHaveLength(4);
    expect(report.damage[9]).toMatchObject({ of: 100 });
  });
});

test.each([
  [[], 'Which team?'],
  [['nonsense'], 'There is no team in "nonsense", and no file of that name.'],
  [['nowhere.txt'], 'There is no file nowhere.txt.'],
  [[MANY_DICE], 'A table holds at most 250 dice; these players bring 305.'],
  [[TEAM, '--games', '0'], '--games is a number from 1 to 1000000.'],
  [[TEAM, '--games', 'many'], '--games is'],
  [[TEAM, '--turns', '51'], '--turns is a number from 1 to 50.'],
  [[TEAM, '--workers', '0'], '--workers is'],
  [[TEAM, '--seat', 'third'], '--seat is first or second.'],
  [[TEAM, '--rules', '1999'], '--rules is'],
  [[TEAM, '--policy', 'nobody-knows'], 'Ready policies: '],
  [[TEAM, '--policy', policyFile('broken.json', '{')], 'is no JSON'],
  [[TEAM, '--rules', 'constructor'], '--rules is 2016, 2019, later.'],
  [[TEAM, '--policy', 'constructor'], 'Ready policies: '],
  [[TEAM, '--gmaes', '3'], 'Did you mean --games?'],
  [['https://tb.dicecoalition.com/?view&cards=0x17hhs'], 'no dice'],
])('%j is refused: %s', async (words, message) => {
  const { output, warnings, code } = await run(...words);
  expect({ output, code }).toEqual({ output: '', code: 2 });
  expect(warnings).toContain(message);
  expect(JSON.parse((await run(...words, '--json')).output).problem).toContain(message);
});
