import { expect, test } from 'vitest';
import { globalCosts } from '../../../src/dice-masters/catalogue/global-costs.ts';
import { parseEffects } from '../../../src/dice-masters/language/line.ts';

test.each([
  ['Global {shield}: gain 1 life.', 'shield'],
  ['Global {bolt}{bolt}: 1 damage to a character die.', 'bolt+bolt'],
  ['Global {fist} or {bolt}: gain 1 life.', 'fist|bolt'],
  ['Global {2}: draw 1 die.', '2'],
  ['Global {0}: draw 1 die.', '0'],
  ['Global {1}{shield}: draw 1 die.', '1+shield'],
  ['Global {bolt} + KO 1 of your Sidekicks: draw 1 die.', 'bolt+ko'],
  ['Global {mask} + 1 life: draw 1 die.', 'mask+life'],
  ['Global {mask} + sacrifice 1 of your character dice: draw 1 die.', 'mask+sacrifice'],
  ['Global {shield} + take 2 damage: draw 1 die.', 'shield+other'],
  ['Global: draw 1 die.', 'special'],
])('%s costs %s', (line, cost) => {
  expect(globalCosts(parseEffects([line], new Set()))).toEqual([cost]);
});

test('a card without a Global costs nothing, one with two has two costs', () => {
  const lines = [
    'Fielded: gain 1 life.',
    'Global {fist}: draw 1 die.',
    'Global {mask}: reroll it.',
  ];
  expect(globalCosts(parseEffects(lines.slice(0, 1), new Set()))).toEqual([]);
  expect(globalCosts(parseEffects(lines, new Set()))).toEqual(['fist', 'mask']);
});
