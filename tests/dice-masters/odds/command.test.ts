import { describe, expect, test } from 'vitest';
import { oddsCommand } from '../../../src/cli/odds.ts';
import { catalogue } from '../teams/legality/bench.ts';

const TEAM = 'https://tb.dicecoalition.com/?view&cards=3x17hhs;4x1hhs;3x55hhs;3x57hhs';

const run = (line: string) => oddsCommand(line.split(' ').filter(Boolean), catalogue);
const json = (line: string) => JSON.parse(run(`${line} --json`).output);

describe('a roll', () => {
  test.each([
    ['--dice 4 --cost 4 --energy fist', '342817/419904'],
    ['--dice 4 --cost 4 --energy bolt --reroll none', '34/81'],
    ['--dice 4 --cost 4 --energy fist --reroll pawns', '40817/52488'],
    ['--dice 4 --cost 4 --energy fist,bolt', '409997/559872'],
    ['--dice 4 --cost 4 --energy any', '1500625/1679616'],
    ['--dice 4 --cost 4', '1500625/1679616'],
    ['--dice 4 --cost 2 --energy fist --cost 2 --energy fist', '31931/52488'],
    ['--dice 1 --cost 1 --energy mask --reroll seek-mask', '5/9'],
  ])('%s', (line, fraction) => {
    const { p, fraction: found } = json(line);
    const [num, den] = fraction.split('/').map(Number);
    expect(found).toBe(fraction);
    expect(p).toBeCloseTo(Number(num) / Number(den), 12);
  });

  test('in words, with how it is computed', () => {
    const [chance, question, how] = run('--dice 4 --cost 4 --energy fist').output.split('\n');
    expect(chance).toBe('81.64 % (342817/419904)');
    expect(question).toBe('To pay 4 energy with at least 1 Fist, with the best reroll.');
    expect(how).toMatch(/^Every way the dice can land/);
  });

  test('dice of cards, and the price of a card', () => {
    expect(run('--dice 3,2xhhs-017 --buy hhs-017').code).toBe(0);
    expect(json('--dice 3,hhs-017 --buy hhs-017').p).toBeGreaterThan(
      json('--dice 3 --buy hhs-017').p,
    );
  });
});

describe('a draw', () => {
  test('eight Sidekicks are the opening roll', () => {
    expect(json('--bag 8 --cost 4 --energy fist').fraction).toBe('342817/419904');
  });

  test('refills from the Used Pile and rolls the Prep Area', () => {
    const refilled = json('--bag 2 --used 6 --draw 3 --prep 1 --cost 4 --energy fist');
    expect(refilled.fraction).toBe('342817/419904');
  });

  test('R7.1.6 a missing die is 1 generic energy', () => {
    expect(json('--bag 2 --cost 4 --reroll none').fraction).toBe('25/36');
  });
});

test('a die: levels, bursts and energy, in one roll and with a reroll', () => {
  const { faces } = json('--die hhs-017');
  const level = faces.find(({ face }: { face: string }) => face === 'level 1');
  expect([level.fraction, level.withReroll.fraction]).toEqual(['1/6', '11/36']);
  expect(run('--die hhs-017').output).toContain('level 3');
});

describe('a team', () => {
  test('what each card costs on turns 1 and 2, for both seats', () => {
    const { seats } = json(TEAM);
    expect(seats.map(({ seat }: { seat: string }) => seat)).toEqual(['first', 'second']);
    expect(seats[0].cards.map(({ id }: { id: string }) => id)).toEqual([
      'hhs-017',
      'hhs-001',
      'hhs-055',
      'hhs-057',
    ]);
    for (const { turn2, byTurn2 } of seats[0].cards)
      expect(byTurn2.p).toBeGreaterThanOrEqual(turn2.p);
  });

  test('--seat and --rules', () => {
    const first2016 = json(`${TEAM} --seat first --rules 2016`).seats;
    expect(first2016).toHaveLength(1);
    expect(first2016[0].cards).toEqual(json(`${TEAM} --seat second`).seats[0].cards);
  });

  test('in words', () => {
    const { output, code } = run(`${TEAM} --seat second`);
    expect(code).toBe(0);
    expect(output).toMatch(/^Going second, with the best reroll:/);
    expect(output).toMatch(/hhs-017 +\d+ +[\d.]+ % +[\d.]+ % +[\d.]+ % {2}Karai/);
  });
});

test.each([
  ['', 'What is asked?'],
  ['--dice 4', 'What is to be paid?'],
  ['--dice four --cost 2', 'is no dice'],
  ['--dice 17 --cost 2', 'At most 16 dice'],
  ['--bag 30 --draw 17 --cost 2', 'At most 16 dice'],
  ['--dice 99,99 --cost 2', 'more dice than a player can own'],
  ['--dice 4 --cost x', '--cost is a number'],
  ['--dice 4 --cost 2 --energy fire', 'is no energy'],
  ['--dice 4 --energy fist', 'What is to be paid?'],
  ['--dice 4 --cost 1 --cost 1 --cost 1', 'At most two purchases'],
  ['--dice 4 --cost 1 --reroll lucky', '--reroll is'],
  ['--dice 4 --cost', '--cost'],
  ['--dcie 4 --cost 2', 'There is no --dcie here. Did you mean --dice?'],
  ['--dice 4 --cost 2 --reroll constructor', '--reroll is'],
  ['--dice zzz-999 --cost 2', 'There is no card "zzz-999"'],
  ['--die sk2017-001', 'has no die of its own'],
  ['nonsense', 'There is no team'],
  [`${TEAM} --seat third`, '--seat is first or second'],
  [`${TEAM} --rules 1999`, '--rules is 2016, 2019, later.'],
])('%s is refused: %s', (line, message) => {
  const { output, warnings, code } = run(line);
  expect({ output, code }).toEqual({ output: '', code: 2 });
  expect(warnings).toContain(message);
  expect(JSON.parse(run(`${line} --json`).output).problem).toContain(message);
});

test('a die with faces nobody could read has no exact answer', () => {
  const unread = [...catalogue.all()].find(({ faces }) =>
    faces.some(({ kind }) => kind === 'unknown'),
  );
  const { warnings, code } = run(`--dice 3,${unread?.id} --cost 2`);
  expect(code).toBe(2);
  expect(warnings).toContain(`not all faces are known of ${unread?.name}`);
});
