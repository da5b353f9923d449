import { expect, test } from 'vitest';
import { quarriorsCommand } from '../../src/cli/quarriors.ts';
import { box } from '../quarriors/the-box.ts';

const ask = (...words: string[]) => quarriorsCommand(words, box);
const START = ['odds', '--dice', '8 quiddity, 4 assistant', '--draw', '6'];

test('the chance of an amount as number and fraction', () => {
  const { output, code } = ask(...START, '--at-least', '5', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ p: 5369 / 6336, fraction: '5369/6336' });
});

test('the mean where no amount is asked', () => {
  expect(JSON.parse(ask(...START, '--json').output)).toMatchObject({ fraction: '17/3' });
  expect(ask(...START).output).toContain('5.667 Quiddity on average (17/3)');
});

test('a Wilds from a seed, with locks and exclusions', () => {
  const words = [
    'wilds',
    '--seed',
    'x',
    '--lock',
    'hag-strong',
    '--exclude',
    'ooze, death',
    '--json',
  ];
  const { creatures, spells, link } = JSON.parse(ask(...words).output);
  expect([creatures.length, spells.length]).toEqual([7, 3]);
  expect(creatures.map(({ id }: { id: string }) => id)).toContain('hag-strong');
  expect(link).toContain('#wilds=');
  expect(ask(...words)).toEqual(ask(...words));
});

const REFUSED: [why: string, words: string[], said: string][] = [
  ['no topic', [], 'Ask for odds'],
  ['an unknown die', ['odds', '--dice', '2 gremlin'], '"2 gremlin" is no dice'],
  ['an unknown way to re-roll', [...START, '--reroll', 'all'], '--reroll is none, assistant, best'],
  ['no dice', ['odds', '--draw', '6'], 'Which dice?'],
  ['no seed', ['wilds'], 'Which seed?'],
  ['an unknown card to lock', ['wilds', '--seed', 'x', '--lock', 'imp'], 'no card or class "imp"'],
  ['a class to lock', ['wilds', '--seed', 'x', '--lock', 'hag'], 'versions of one class'],
  ['too many dice', ['odds', '--dice', '99 quiddity'], 'At most 60 dice'],
];

test.each(REFUSED)('%s is refused with a reason', (_, words, said) => {
  const { warnings, code } = ask(...words);
  expect(code).toBe(2);
  expect(warnings).toContain(said);
});
