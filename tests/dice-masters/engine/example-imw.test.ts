import { expect, test } from 'vitest';
import { playExample } from '../../../src/dice-masters/engine/scenario/example.ts';
import { exampleSchema } from '../../../src/dice-masters/schema/example.ts';
import { LIBRARY } from './support/scenarios.ts';
import { readExample, story } from './support/story.ts';

const example = readExample('imw');

/** Guillermo is seat 0, Lillian seat 1. War Machine has no burst here, as the example plays it. */
story('The worked example of Iron Man and War Machine', example, [
  'IMW-G1',
  'IMW-L1',
  'IMW-G2',
  'IMW-L2',
  'IMW-G3',
  'IMW-L3',
  'IMW-G4',
]);

test('A17 with the burst of its first level War Machine deals 3', () => {
  const [guillermo, lillian] = example.seats;
  const cards = guillermo.cards.map((card) =>
    typeof card === 'object' && 'card' in card && card.card === 'imw-023'
      ? { card: card.card, dice: 2 }
      : card,
  );
  const withBurst: typeof example = { ...example, seats: [{ ...guillermo, cards }, lillian] };
  const last = example.turns.findIndex(({ rule }) => rule === 'IMW-G3');
  const step = (example.turns[last]?.steps.length ?? 0) - 1;
  const { view } = playExample(withBurst, { turn: last, step }, LIBRARY);
  expect(view.seats[1].life).toBe(7);
});

test('a step that says nothing is refused', () => {
  const [turn] = example.turns;
  const silent = { ...example, turns: [{ ...turn, steps: [{ picks: ['buy April'] }] }] };
  expect(exampleSchema.safeParse(silent).success).toBe(false);
});
