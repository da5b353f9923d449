import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { playCommand } from '../../src/cli/play.ts';
import { requireCatalogue } from '../../src/dice-masters/catalogue/read.ts';
import { RANDOM } from '../../src/dice-masters/engine/choosers/random.ts';
import { formatReplay } from '../../src/dice-masters/engine/replay/link.ts';
import { recordGame } from '../../src/dice-masters/engine/replay/run.ts';
import { cardOf } from '../dice-masters/engine/support/catalogue.ts';

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
    expect(output).toContain('Turn 3 of the game, main, seat 0 is active.');
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
    expect(log).toContain('2. April moves from Reserve Pool to Field Zone. (M13, R9.1)');
  });

  test('tells whatever does not play, for people and for tools', () => {
    const silent = {
      ...scenario,
      seats: [
        { cards: ['hhs-001', 'tag-019'], zones: { reserve: ['April level 1', 'Sidekick shield'] } },
        { kind: 'nobody' },
      ],
    };
    const path = file('silent', silent);
    expect(playCommand([path], catalogue).output).toMatch(
      /Not played: Sting: The Vigilante \(tag-019\): Crosspulse: /,
    );
    const { notPlayed } = JSON.parse(playCommand([path, '--json'], catalogue).output);
    expect(notPlayed).toEqual([
      {
        card: 'tag-019',
        name: 'Sting: The Vigilante',
        lines: [expect.stringMatching(/^Crosspulse: /)],
      },
    ]);
    expect(playCommand([file('april', scenario)], catalogue).output).not.toContain('Not played');
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
    const path = file(`bad ${name}`, content);
    const { output, warnings, code } = playCommand([path], catalogue);
    expect({ output, code }).toEqual({ output: '', code: 2 });
    expect(warnings).toContain(said);
    const { problem } = JSON.parse(playCommand([path, '--json'], catalogue).output);
    expect(problem).toContain(said);
  });

  test('refuses a missing file and a broken link', () => {
    const refused = (...words: string[]) => {
      const { problem } = JSON.parse(playCommand([...words, '--json'], catalogue).output);
      return [playCommand(words, catalogue).code, problem];
    };
    expect(refused('nowhere.json')).toEqual([2, 'There is no file nowhere.json.']);
    expect(refused('nowhere')).toEqual([2, 'There is no file nowhere, and it is no replay.']);
    expect(refused('no~link')).toEqual([2, 'This is no replay of a game.']);
    expect(refused()[0]).toBe(2);
    expect(refused(file('any', scenario), '--lgo')).toEqual([
      2,
      'There is no --lgo here. Did you mean --log?',
    ]);
  });

  test('plays several files, each under its name, and ends with the worst of them', () => {
    const good = file('good', scenario);
    const wrong = file('unmet', { ...scenario, expect: { life: [1, 20], open: {} } });
    const { output, code } = playCommand([good, wrong], catalogue);
    expect(code).toBe(1);
    expect(output).toContain(`== ${good}`);
    expect(output).toContain('Problem: seat 0 has 20 life, not 1');
    const many = playCommand([good, wrong, 'nowhere.json', '--json'], catalogue);
    expect(many.code).toBe(2);
    expect(JSON.parse(many.output)).toMatchObject([
      { file: good, problems: [] },
      { file: wrong, problems: ['seat 0 has 20 life, not 1'] },
      { file: 'nowhere.json', problem: 'There is no file nowhere.json.' },
    ]);
  });

  test.each([
    ['in a zone', { zones: { used: ['999999999 Sidekick'] } }, 'too few dice of Sidekick'],
    ['to draw', { draws: ['999999999 Sidekick'] }, 'at most 250'],
    ['to roll', { rolls: ['999999999 x fist'] }, 'at most 250'],
    [
      'on cards',
      { cards: Array.from({ length: 20 }, () => ({ card: 'hhs-001', dice: 20 })) },
      'at most 250 dice',
    ],
  ])('more dice %s than there can be are refused', (where, changes, said) => {
    const { zones, cards, ...luck } = { zones: {}, cards: [], ...changes };
    const content = { ...scenario, ...luck, seats: [{ cards, zones }, { kind: 'nobody' }] };
    const { warnings, code } = playCommand([file(`many ${where}`, content)], catalogue);
    expect(code).toBe(2);
    expect(warnings).toContain(said);
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
    const address = `https://example.org/goldfish/#game=${formatReplay(replay)}&you=Me`;
    expect(playCommand([address, '--log'], catalogue).output).toBe(output);
  });
});
