import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Effect,
  formatEffect,
  loneKeyword,
  parseEffects,
} from '../../../src/dice-masters/language/line.ts';

const KEYWORDS = new Set(['overcrush', 'energize', 'range', 'suit-up', 'back-for-more', 'synergy']);
const NAMES = new Map([['x-men', 'X-Men']]);
const read = (line: string): Effect => {
  const [effect] = parseEffects([line], KEYWORDS);
  if (!effect) throw new Error(`nothing read from "${line}"`);
  return effect;
};

/** How a line begins: line, burst, openings, whether it replaces, and what is left to say. */
const HEADS: [
  line: string,
  burst: string | null,
  openings: string[],
  replaces: boolean,
  rest: string,
][] = [
  ['Fielded: draw 1 die.', null, ['Fielded'], false, 'draw 1 die.'],
  ["Fielded, KO'd: gain 1 life.", null, ['Fielded', "KO'd"], false, 'gain 1 life.'],
  ['* Fielded: draw 1 die.', '*', ['Fielded'], false, 'draw 1 die.'],
  ['** instead: draw 2 dice.', '**', [], true, 'draw 2 dice.'],
  ['*/** Attacks instead: draw 2 dice.', '*/**', ['Attacks'], true, 'draw 2 dice.'],
  ['* This die can’t block.', '*', [], false, 'This die can’t block.'],
  ['Energize: draw 1 die.', null, ['Energize'], false, 'draw 1 die.'],
  ['Back for More: draw 1 die.', null, ['Back for More'], false, 'draw 1 die.'],
  [
    'Choose one: • KO a die. • Draw 1 die.',
    null,
    [],
    false,
    'Choose one: • KO a die. • Draw 1 die.',
  ],
  ['Feilded: draw 1 die.', null, [], false, 'Feilded: draw 1 die.'],
  ['Draw 2 dice.', null, [], false, 'Draw 2 dice.'],
];

describe.each(HEADS)('R15.1 “%s”', (line, burst, openings, replaces, rest) => {
  const effect = read(line);

  test('opens as written', () => {
    expect(effect).toMatchObject({ burst, replaces });
    expect(effect.openings.map(({ name }) => name)).toEqual(openings);
  });

  test('says the rest', () => {
    expect(formatEffect({ ...effect, burst: null, openings: [], replaces: false }, NAMES)).toBe(
      rest,
    );
  });
});

test.each([
  ['Global {fist}{fist}: draw 1 die.', 'Global: pay {fist}{fist} → draw 1 die.'],
  [
    'Global {mask} + KO a Sidekick: draw 1 die.',
    'Global: pay {mask} + KO a Sidekick → draw 1 die.',
  ],
  ['Global 2 life: draw 1 die.', 'Global: pay 2 life → draw 1 die.'],
  ['Synergy {2}: draw 1 die.', 'Synergy: pay {2} → draw 1 die.'],
  ['Active: your {x-men} dice +1A -1D.', 'While active: your X-Men dice +1A -1D.'],
  ['Fielded: a die gains [[Overcrush]].', 'When fielded: a die gains Overcrush.'],
  ['* Fielded instead: spin {?} dice.', 'Burst *, when fielded, instead: spin {?} dice.'],
  ['[[Range]] 2', 'Range 2'],
])('“%s” in plain words is “%s”', (line, words) => {
  expect(formatEffect(read(line), NAMES)).toBe(words);
});

test('marks become spans', () => {
  expect(read('Your {x-men} dice +XA, {bolt}, {3}, [[Suit Up]].').spans).toEqual([
    { kind: 'text', text: 'Your ' },
    { kind: 'affiliation', slug: 'x-men' },
    { kind: 'text', text: ' dice ' },
    { kind: 'stat', stat: 'attack', amount: '+X' },
    { kind: 'text', text: ', ' },
    { kind: 'energy', unit: 'bolt', amount: '1' },
    { kind: 'text', text: ', ' },
    { kind: 'energy', unit: 'generic', amount: '3' },
    { kind: 'text', text: ', ' },
    { kind: 'keyword', id: 'suit-up', name: 'Suit Up' },
    { kind: 'text', text: '.' },
  ]);
});

test.each([
  ['[[Overcrush]]', 'overcrush'],
  ['[[Range]] 2', 'range'],
  ['* [[Overcrush]].', null],
  ['[[Overcrush]] while attacking.', null],
  ['Attacks: [[Overcrush]].', null],
])('“%s” only names a keyword: %s', (line, id) => {
  expect(loneKeyword(read(line))?.id ?? null).toBe(id);
});

test('what follows “---” is the other side', () => {
  const sides = parseEffects(['Draw 1 die.', '---', 'Draw 2 dice.'], KEYWORDS);
  expect(sides.map(({ side }) => side)).toEqual(['front', 'back']);
});

test('no letter of a line is lost, whatever stands in it', () => {
  const pieces = [
    'Fielded',
    ': ',
    '* ',
    'instead',
    '{fist}',
    '{',
    '[[Range]]',
    ']]',
    '+2A',
    ' a ',
    '.',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }), (parts) => {
      const line = parts.join('');
      const letters = (text: string) => text.replace(/[^a-z]/gi, '').length;
      expect(letters(formatEffect(read(line), NAMES))).toBeGreaterThanOrEqual(letters(line));
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200) },
  );
});
