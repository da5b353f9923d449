import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { validateTeam } from '../../src/cli/validate-team.ts';
import { catalogue, formats } from '../dice-masters/teams/legality/bench.ts';

const LINK = 'https://tb.dicecoalition.com/?view&cards=';
const EXAMPLE = `${LINK}2x31xfc;2x16smc;2x113fus;2x13wf;2x87xfc;4x86gaf;4x119gotg;2x59gotg;3x27fus;3x12thor`;
const KARAI = `${LINK}5x17hhs;3x55hhs;3x57hhs`;

const folder = mkdtempSync(join(tmpdir(), 'dicewright-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...words: string[]) => validateTeam(words, { catalogue, formats });
const json = (...words: string[]) => JSON.parse(run(...words, '--json').output);

describe('validate --json', () => {
  test('a legal team', () => {
    expect(json(EXAMPLE)).toEqual({ legal: true, complete: true, problems: [] });
  });

  test('an illegal team, with check, rule, severity, cards, message and repair', () => {
    const { legal, complete, problems } = json(KARAI);
    expect([legal, complete]).toEqual([false, true]);
    expect(problems[0]).toEqual({
      check: 'V04',
      rule: 'V04',
      severity: 'illegal',
      cards: ['hhs-017'],
      message: 'Karai has 5 dice; the card allows 3. Take some off.',
      repair: {
        label: 'Take 2 dice off Karai',
        edits: [{ kind: 'dice', slot: 'cards', at: 0, dice: 3 }],
      },
    });
  });

  test('an unfinished team is not complete, and not legal yet', () => {
    const { legal, complete, problems } = json(`${LINK}3x17hhs;3x55hhs`);
    expect([legal, complete]).toEqual([false, false]);
    expect(problems.map(({ check }: { check: string }) => check)).toContain('V07');
  });

  test('--format judges by another format', () => {
    const { problems } = json(EXAMPLE, '--format', 'casual');
    expect(problems.map(({ check }: { check: string }) => check)).toEqual(['C02']);
  });

  test('--format takes a custom format', () => {
    const { problems } = json(EXAMPLE, '--format', 'custom:tournament~most-cost:6~ban:xfc-031');
    expect(problems.map(({ check }: { check: string }) => check)).toContain('banned');
  });

  test('a format that does not exist is told', () => {
    const { legal, problems } = json(EXAMPLE, '--format', 'vintage');
    expect([legal, problems[0].check]).toEqual([false, 'unread-format']);
  });

  test('a file is read for what is in it', () => {
    const file = join(folder, 'team.txt');
    writeFileSync(file, KARAI);
    expect(json(file)).toEqual(json(KARAI));
  });

  test('an unknown card is kept and told', () => {
    const { problems } = json(`${LINK}2x999zzz;3x17hhs;3x55hhs;3x57hhs`);
    const unknown = problems.filter(({ check }: { check: string }) => check === 'unknown-card');
    expect(unknown).toHaveLength(1);
    expect(unknown[0].cards).toEqual(['?999zzz']);
  });

  test('what holds no team is not legal', () => {
    expect(json('')).toMatchObject({ legal: false, complete: false });
  });

  test.each([
    [[], 'Which team?'],
    [['nowhere.txt'], 'There is no file nowhere.txt.'],
    [['./nowhere'], 'There is no file ./nowhere.'],
    [[EXAMPLE, '--foramt', 'casual'], 'Did you mean --format?'],
    [[EXAMPLE, '--format'], '--format needs a value behind it.'],
  ])('refuses %j', (words, reason) => {
    expect(run(...words)).toMatchObject({ output: '', code: 2 });
    expect(json(...words).problem).toContain(reason);
  });
});

test('without --json it says the verdict and each problem with its repair', () => {
  const { output, code } = run(KARAI);
  const [verdict, ...lines] = output.split('\n');
  expect(code).toBe(1);
  expect(verdict).toMatch(/^Not legal in Tournament 20\/20\. Read as /);
  expect(lines).toContain(
    'illegal    V04  Karai has 5 dice; the card allows 3. Take some off. → Take 2 dice off Karai',
  );
});
