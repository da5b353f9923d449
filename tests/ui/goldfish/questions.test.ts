import { describe, expect, test } from 'vitest';
import { BUY, FIELD_DIE } from '../../../src/dice-masters/engine/decisions/decision.ts';
import type { GameSpec } from '../../../src/dice-masters/engine/replay/replay.ts';
import type { TableGame } from '../../../src/ui/goldfish/goldfish-state.ts';
import { optionRows } from '../../../src/ui/goldfish/play/option-rows.ts';
import { litBy } from '../../../src/ui/goldfish/table/lit.ts';
import { isTogether } from '../../../src/ui/goldfish/table/plans.ts';
import { type Plan, runTable } from '../../../src/ui/goldfish/table/run-table.ts';
import { forcedWords, optionWords, questionOf } from '../../../src/ui/goldfish/table/words.ts';
import { play } from '../../dice-masters/engine/support/scenarios.ts';
import { scenarioOf } from '../../dice-masters/playing-cards/support/row.ts';
import { alone, library } from './library.ts';

/** Buys and fields what it can until several dice must attack. */
const untilForced: Plan = (decision) => {
  const { kind, count, verb } = decision;
  if (kind === 'attackers' && !isTogether(decision)) return -1;
  const wanted = [FIELD_DIE, BUY].map((one) => verb.subarray(0, count).indexOf(one));
  return wanted.find((option) => option >= 0) ?? 0;
};

/** A game in which Ric Flair must attack twice, and the rows of its options. */
function forced() {
  const { seats, ...rest } = alone();
  const cards = [{ card: 'wwe-034', dice: 4 }];
  const spec: GameSpec = { ...rest, seats: [{ kind: 'player', life: 20, cards }, seats[1]] };
  const run = runTable(spec, 'felt', [], library.find, untilForced);
  const table = { run, ahead: null, isWatched: false } as unknown as TableGame;
  const asked = { table, lit: litBy(run.game), chosen: [], narrowed: null, payment: null };
  return { game: run.game, rows: optionRows(asked) };
}

describe('dice that must attack', () => {
  const { game, rows } = forced();

  test('B10 are one row that says what happens', () => {
    expect(questionOf(game)).toBe('Dice that must attack go first.');
    expect(rows.map(({ words }) => words)).toEqual([
      'Attack with Ric Flair level 3 and Ric Flair level 2, as they must',
    ]);
    expect(rows[0]?.dice).toHaveLength(2);
  });

  test('B10 are counted where they are alike', () => {
    const [die = -1, other = -1] = rows[0]?.dice ?? [];
    expect(forcedWords(game, [die])).toBe('Attack with Ric Flair level 3, as it must');
    expect(forcedWords(game, [die, other, other])).toBe(
      'Attack with Ric Flair level 3 and 2 × Ric Flair level 2, as they must',
    );
  });
});

describe('the player whose turn it is not', () => {
  const game = (from: 'main' | 'attack', picks: string[]) =>
    play(
      scenarioOf('hhs-057', {
        it: 'asks',
        from,
        you: { cards: ['hhs-058'], field: ['Grunt level 1'] },
        them: { cards: ['hhs-049'], reserve: ['Sidekick bolt', 'Haymaker action'] },
        picks,
        follows: { asks: { kind: 'window' } },
      }),
    ).game;

  test.each([
    ['R12.7', 'attack', ['attack Grunt']],
    ['R7.3.2', 'main', []],
  ] as const)('%s is asked about Globals, never about an action die', (rule, from, picks) => {
    const asked = game(from, [...picks]);
    expect(asked.decision.seat).not.toBe(asked.active);
    expect(asked.decision.rule).toBe(rule);
    expect(questionOf(asked)).toBe('Use a Global, or pass.');
    const options = Array.from({ length: asked.decision.count }, (_, at) => optionWords(asked, at));
    expect(options.join('\n')).not.toMatch(/Haymaker/);
  });
});
