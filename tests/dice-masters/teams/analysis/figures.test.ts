import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../src/dice-masters/teams/analysis/analyse.ts';
import { formatSixths } from '../../../../src/dice-masters/teams/analysis/energy-supply.ts';
import { basicAction, catalogueOf, figuresOf, made, teamOf } from './made-up-team.ts';

describe('cost curve', () => {
  test('counts cards and dice by cost, Basic Actions apart, with the empty costs between', () => {
    const { curve } = figuresOf([
      [made('a', { cost: 2 }), 3],
      [made('b', { cost: 2 }), 1],
      [made('c', { cost: 5 }), 4],
      basicAction('ba', { cost: 3 }),
    ]);
    const rows = curve.steps.map(({ cost, cards, basicActions }) => [
      cost,
      cards.map(({ card, dice }) => `${dice} ${card.id}`).join(),
      basicActions.map(({ card, dice }) => `${dice} ${card.id}`).join(),
    ]);
    expect(rows).toEqual([
      [2, '3 a,1 b', ''],
      [3, '', '3 ba'],
      [4, '', ''],
      [5, '4 c', ''],
    ]);
    expect(curve).toMatchObject({ dice: 8, energy: 28 });
  });

  test('is empty for an empty team', () => {
    expect(figuresOf([]).curve).toEqual({ steps: [], dice: 0, energy: 0 });
  });

  test('leaves out a Sidekick card, which has no dice', () => {
    const training = made('t', {
      kind: 'sidekick-card',
      cost: 0,
      maxDice: 0,
      die: '',
      energyFaces: null,
    });
    expect(figuresOf([[training, 0]]).curve.steps).toEqual([]);
  });
});

describe('R8.4 energy needed', () => {
  test('weighs each type by the dice that ask for it; two types count twice', () => {
    const { needs } = figuresOf([
      [made('a', { energy: 'fist' }), 3],
      [made('b', { energy: ['fist', 'bolt'] }), 2],
      made('any', { kind: 'action', energy: [] }),
    ]);
    expect(needs.map(({ type, dice, cards }) => [type, cards.length, dice])).toEqual([
      ['fist', 2, 5],
      ['bolt', 1, 2],
      ['mask', 0, 0],
      ['shield', 0, 0],
    ]);
  });
});

describe('energy supplied by one roll, in sixths', () => {
  test('R1.5 eight Sidekicks give 8/6 of each type and of wild', () => {
    expect(figuresOf([]).supply.sidekicks).toEqual({
      fist: 8,
      bolt: 8,
      mask: 8,
      shield: 8,
      wild: 8,
      generic: 0,
    });
  });

  test.each([
    ['R3.4 single and double faces', 'fist fist+fist fist+fist', 3, { fist: 15 }],
    ['R3.4 mixed doubles', 'generic-1 bolt+fist bolt+fist', 2, { bolt: 4, fist: 4, generic: 2 }],
    ['R3.2 wild faces', 'wild wild wild', 1, { wild: 3 }],
  ])('%s: %s × %i', (_, energyFaces, dice, expected) => {
    const { supply } = figuresOf([[made('a', { energyFaces }), dice]]);
    const nothing = { fist: 0, bolt: 0, mask: 0, shield: 0, wild: 0, generic: 0 };
    expect(supply.cards).toEqual({ ...nothing, ...expected });
  });

  test('R1.7 three dice of a Basic Action give three generic', () => {
    expect(figuresOf([basicAction('ba')]).supply.basicActions.generic).toBe(18);
  });

  test('unknown faces are named and not guessed', () => {
    const { supply } = figuresOf([[made('a', { energyFaces: null }), 3]]);
    expect(supply.unknown.map(({ card }) => card.id)).toEqual(['a']);
    expect(supply.cards.fist).toBe(0);
  });

  test.each([
    [0, '0'],
    [1, '⅙'],
    [3, '½'],
    [6, '1'],
    [20, '3⅓'],
    [23, '3⅚'],
  ])('%i sixths read %s', (sixths, words) => {
    expect(formatSixths(sixths)).toBe(words);
  });
});

describe('R1.8 figures by level', () => {
  test('each die counts; actions have no levels', () => {
    const { levels } = figuresOf([
      [made('a', { stats: '0/1/2 1/3/3 2/5/5' }), 3],
      [made('b', { stats: '1/5/1 1/5/2 2/7/4' }), 1],
      made('act', { kind: 'action' }),
    ]);
    expect(levels.map(({ level, dice }) => [level, dice])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
    ]);
    expect(levels[0]?.attack).toEqual({ least: 1, most: 5, total: 8, average: 2 });
    expect(levels[2]?.defense).toEqual({ least: 4, most: 5, total: 19, average: 4.75 });
    expect(levels[0]?.fielding).toEqual({ least: 0, most: 1, total: 1, average: 0.25 });
  });

  test('a fourth level counts only the dice that have it', () => {
    const { levels } = figuresOf([made('a'), [made('b', { stats: '0/1/1 0/2/2 0/3/3 1/9/9' }), 1]]);
    expect(levels[3]).toMatchObject({ level: 4, dice: 1, attack: { least: 9, total: 9 } });
  });

  test('no character, no levels', () => {
    expect(figuresOf([made('act', { kind: 'action' })]).levels).toEqual([]);
  });
});

test('coverage lists keywords and affiliations by cards, then dice', () => {
  const { keywords, affiliations } = figuresOf([
    [made('a', { keywords: ['swarm', 'fast'], affiliations: ['x-men'] }), 1],
    [made('b', { keywords: ['fast'], affiliations: ['villain'] }), 4],
    basicAction('ba', { keywords: ['continuous'] }),
  ]);
  const shown = (list: typeof keywords) =>
    list.map(({ id, cards, dice }) => [id, cards.length, dice]);
  expect(shown(keywords)).toEqual([
    ['fast', 2, 5],
    ['continuous', 1, 3],
    ['swarm', 1, 1],
  ]);
  expect(shown(affiliations)).toEqual([
    ['villain', 1, 4],
    ['x-men', 1, 1],
  ]);
});

test('the dice matrix shows every die with six faces, Sidekicks last', () => {
  const { dice } = figuresOf([made('Karai'), basicAction('ba')]);
  expect(dice.map((row) => [row.name, row.mark, row.dice, row.faces.length])).toEqual([
    ['Karai', 'KA', 2, 6],
    ['ba', 'BA', 3, 6],
    ['Sidekick', 'SK', 8, 6],
  ]);
});

test('R11.1 characters and Basic Actions with Globals are told', () => {
  const { globals } = figuresOf([
    made('a', { globalCost: 1 }),
    made('b'),
    basicAction('ba', { globalCost: 1 }),
  ]);
  expect(globals.map(({ id }) => id)).toEqual(['a', 'ba']);
});

test('a card unknown to the catalogue is set apart, whatever row it stands in', () => {
  const known = made('a');
  const team = teamOf([known]);
  team.cards.push({ card: '?QQQ 12', dice: 2, note: '' });
  team.basicActions.push({ card: 'gone-001', dice: 3, note: '' });
  const { roster } = analyse(team, catalogueOf([known]));
  expect(roster.unknown).toEqual(['?QQQ 12', 'gone-001']);
  expect(roster.cards.map(({ card }) => card.id)).toEqual(['a']);
});
