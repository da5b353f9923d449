import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUY } from '../../../src/dice-masters/engine/decisions/decision.ts';
import { formatFraction } from '../../../src/tabletop/fraction.ts';
import { againWords, pricedWords } from '../../../src/ui/goldfish/coach/coach-words.ts';
import { goalsOn, rolledTable } from '../../../src/ui/goldfish/coach/goals.ts';
import { rerollAnswers } from '../../../src/ui/goldfish/coach/reroll-answers.ts';
import { chosenPlan } from '../../../src/ui/goldfish/table/plans.ts';
import { type Run, runTable } from '../../../src/ui/goldfish/table/run-table.ts';
import { library, plain } from './library.ts';

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 25) };

/** The reroll of a later turn, reached by buying what can be bought. */
function laterReroll(seed: string, turns: number): Run | null {
  const run = runTable(plain(), seed, [], library.find, (decision, game) => {
    if (decision.kind === 'reroll' && game.turn >= turns) return -1;
    return decision.kind === 'main' && decision.count > 1 ? decision.count - 1 : 0;
  });
  return run.game.decision.kind === 'reroll' ? run : null;
}

describe('the coach', () => {
  test('R8.2 knows every card with dice on it, the cheapest first', () => {
    const { game } = runTable(plain(), 'felt', [], library.find);
    const goals = goalsOn(game);
    expect(goals).toHaveLength(4);
    expect(goals.map(({ cost }) => cost)).toEqual(goals.map(({ cost }) => cost).sort());
    expect(goals[0]).toMatchObject({ name: 'April', cost: 2, types: ['shield'], left: 3 });
  });

  test('R7.2.2 sees the dice of the roll', () => {
    const { game } = runTable(plain(), 'felt', [], library.find);
    const { standing, dice } = rolledTable(game);
    expect(dice).toHaveLength(3);
    expect(standing.rolled.every(({ die }) => die.name === 'Sidekick')).toBe(true);
    expect(standing.kept).toEqual([]);
  });

  test('any roll: what it calls certain when all is kept, the Main Step offers, and nothing else', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 9 }), (seed, turns) => {
        const before = laterReroll(seed, turns);
        if (!before) return;
        const { goals, answer } = rerollAnswers(before.game);
        const certain = goals.filter((goal) => {
          const chance = answer(goal, null)?.known?.after([]);
          expect(chance && ['0/1', '1/1']).toContain(chance && formatFraction(chance));
          return chance?.num === 1n;
        });
        const { game } = before;
        const after = runTable(
          plain(),
          seed,
          before.picks,
          library.find,
          chosenPlan('reroll', [], game.turn),
        );
        const { kind, count, verb, a } = after.game.decision;
        const isMain = kind === 'main' && after.game.turn === game.turn;
        const options = Array.from({ length: isMain ? count : 0 }, (_, option) => option);
        const offered = options.filter((option) => verb[option] === BUY).map((option) => a[option]);
        expect(offered.sort()).toEqual(certain.map(({ card }) => card).sort());
      }),
      runs,
    );
  });

  test('the dice it proposes are on the table, and the same card twice needs two dice', () => {
    const { game } = runTable(plain(), 'felt', [], library.find);
    const { goals, answer, placesOf } = rerollAnswers(game);
    const { dice } = rolledTable(game);
    for (const goal of goals) {
      const best = answer(goal, null)?.known?.best.dice ?? [-1];
      expect(dice).toEqual(expect.arrayContaining(best));
      expect(placesOf(best)).toHaveLength(best.length);
      expect(answer({ ...goal, left: 1 }, goal)).toBeNull();
    }
  });
});

test.each([
  [0, 'keep all'],
  [1, 'roll 1 die again'],
  [3, 'roll 3 dice again'],
])('%i dice in words', (dice, words) => {
  expect(againWords(dice)).toBe(words);
});

test('equal purchases are told once with their number', () => {
  const april = { name: 'April', cost: 2 };
  expect(pricedWords([april, { name: 'Karai', cost: 4 }, april])).toBe(
    '2× April for 2, Karai for 4',
  );
});
