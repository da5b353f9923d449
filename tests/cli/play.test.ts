import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { requireCatalogue } from '../../src/catalogue/read.ts';
import { playCommand } from '../../src/cli/play.ts';
import { RANDOM } from '../../src/engine/choosers/random.ts';
import { formatReplay } from '../../src/engine/replay/link.ts';
import { recordGame } from '../../src/engine/replay/run.ts';
import { cardOf } from '../engine/support/catalogue.ts';

const catalogue = requireCatalogue(fileURLToPath(new URL('../../content/', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const scenario = {
  name: 'April waits',
  step: 'main',
  seats: [
    { cards: ['hhs-001'], zones: { reserve: ['April level 1', 'Sidekick shield'] } },
    { kind: 'nobody' },
  ],
  stop: 'picks',
  expect: { open: { kind: 'main' } },
};

describe('play', () => {
  test('prints the table and the open decision', () => {
    const { output, code } = playCommand([file('april', scenario)], catalogue);
    expect(code).toBe(0);
    expect(output).toContain('Turn 3, main, seat 0 is active.');
    expect(output).toContain('  Reserve Pool  Sidekick shield, April level 1');
    expect(output).toContain('Seat 0 decides (main, R7.3.1):');
    expect(output).toContain('  1  field April level 1');
  });

  test('--json gives the same for other tools, --log the events', () => {
    const picks = { ...scenario, picks: ['field April'], expect: { open: { kind: 'attackers' } } };
    const { output } = playCommand([file('log', picks), '--json', '--log'], catalogue);
    const { open, log, problems } = JSON.parse(output);
    expect(problems).toEqual([]);
    expect(open.options).toEqual(['done', 'attack with April level 1']);
    expect(log).toContain('3. April moves from Reserve Pool to Field Zone. (M13, R9.1)');
  });

  test('tells what was not as expected', () => {
    const wrong = { ...scenario, expect: { life: [1, 20], open: { kind: 'main' } } };
    const { output, code } = playCommand([file('wrong', wrong)], catalogue);
    expect(code).toBe(1);
    expect(output).toContain('Problem: seat 0 has 20 life, not 1');
  });

  test.each([
    ['a mistake with its place', { ...scenario, turn: 'x' }, 'turn: '],
    [
      'a card nobody knows',
      { ...scenario, seats: [{ cards: ['zzz-001'] }, { kind: 'nobody' }] },
      'zzz-001',
    ],
    ['text that is no JSON', '{', 'is no JSON'],
  ])('names %s', (name, content, said) => {
    const { output, code } = playCommand([file(`bad ${name}`, content)], catalogue);
    expect(code).toBe(1);
    expect(output).toContain(said);
  });

  test('refuses a missing file and a broken link', () => {
    expect(playCommand([join(folder, 'nowhere.json')], catalogue).code).toBe(1);
    expect(playCommand(['no~link'], catalogue)).toEqual({
      output: 'This is no replay of a game.',
      code: 1,
    });
    expect(playCommand([], catalogue).code).toBe(1);
  });

  test('plays a replay again from its link', () => {
    const cards = ['hhs-001', 'hhs-057'].map((card) => ({ card, dice: 3 }));
    const replay = recordGame(
      {
        profile: '2019',
        first: 0,
        turns: 3,
        luck: 'seed',
        seats: [
          { kind: 'player', life: 20, cards },
          { kind: 'nobody', life: 20 },
        ],
      },
      'terminal',
      [RANDOM, RANDOM],
      cardOf,
    );
    const { output, code } = playCommand([formatReplay(replay), '--log'], catalogue);
    expect(code).toBe(0);
    expect(output).toContain('1. Turn 1 begins: First player.');
  });
});
