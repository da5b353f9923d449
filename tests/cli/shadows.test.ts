import { expect, test } from 'vitest';
import { shadowsCommand } from '../../src/cli/shadows.ts';

const FACES = ['--faces', 'hit:2 double:1 block:2 blank:1'];
const STRIKE = ['strike', '--attack', '4', '--defend', '3', ...FACES];
const ask = (...words: string[]) => shadowsCommand(words);
const data = (...words: string[]) => JSON.parse(ask(...words, '--json').output);

test('a strike as a distribution with fractions', () => {
  const { distribution, mean } = data(...STRIKE);
  expect(distribution).toHaveLength(9);
  const sum = distribution.reduce((all: number, { p }: { p: number }) => all + p, 0);
  expect(sum).toBeCloseTo(1, 12);
  // All four double, no block: 1/1296 times 8/27.
  expect(distribution[8]).toMatchObject({ wounds: 8, fraction: '1/4374' });
  expect(ask(...STRIKE).output).toContain(`(${mean.fraction})`);
});

test('S7.6 a re-roll of the attacker is worth something, and --at-least aims it', () => {
  const plain = data(...STRIKE);
  const again = data(...STRIKE, '--reroll', 'attacker');
  expect(again.mean.value).toBeGreaterThan(plain.mean.value);
  const aimed = data(...STRIKE, '--reroll', 'attacker', '--at-least', '3');
  expect(aimed.p).toBeGreaterThanOrEqual(again.distribution[3].atLeast.p);
});

test('S10.4 dice to wake up, with each part and its rule', () => {
  const words = ['awaken', '--defend', '3', '--shells', '1', '--heroes', '1', '--minions', '2'];
  expect(data(...words)).toMatchObject({ who: 'hero', dice: 4 });
  expect(ask(...words).output).toContain('+2 heroes beside it (S10.4)');
  const tries = data(...words, '--wake', '2', '--tries', '2', ...FACES);
  expect(tries.tries).toHaveLength(2);
});

test('S10.5 the same for a leader', () => {
  expect(data('awaken', '--leader', '--defend', '3', '--heroes', '1', '--minions', '3').dice).toBe(
    4,
  );
});

test('S9.1 SV13 minions that spawn, and too little room', () => {
  const words = ['spawn', '--pool', '5 ninja, 2 bruiser, 1 elite'];
  expect(data(...words)).toMatchObject({ spawn: { ninja: 3, bruiser: 1, elite: 1 }, placed: 5 });
  expect(data(...words, '--spaces', '4')).toMatchObject({ placed: 4, without: 1 });
});

test('S11.3 a Focus check', () => {
  expect(data('check', '--focus', '1', '--difficulty', '1', ...FACES)).toMatchObject({
    fraction: '1/2',
  });
});

const REFUSED: [why: string, words: string[], said: string][] = [
  ['no topic', [], 'Ask for strike'],
  ['no faces', ['strike', '--attack', '2', '--defend', '2'], 'No source tells them'],
  [
    'an unknown face',
    ['strike', '--attack', '2', '--defend', '2', '--faces', 'miss:6'],
    '"miss:6" is no face',
  ],
  ['too many dice', ['strike', '--attack', '99', '--defend', '2', ...FACES], 'at most 20'],
  ['an unknown re-roll', [...STRIKE, '--reroll', 'all'], '--reroll is none, attacker'],
  ['no pool', ['spawn'], 'Who waits?'],
  ['a pool without numbers', ['spawn', '--pool', 'ninjas'], 'is no number and kind'],
  ['no Defend', ['awaken'], 'Give --defend'],
];

test.each(REFUSED)('%s is refused with a reason', (_, words, said) => {
  const { warnings, code } = ask(...words);
  expect(code).toBe(2);
  expect(warnings).toContain(said);
});
