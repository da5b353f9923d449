import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIVATE } from '../../../src/dice-masters/engine/decisions/decision.ts';
import type { Seat } from '../../../src/dice-masters/engine/setup.ts';
import { viewOf } from '../../../src/dice-masters/engine/view.ts';
import { litBy } from '../../../src/ui/goldfish/table/lit.ts';
import { cardsOnTable, heapsOf, piecesIn } from '../../../src/ui/goldfish/table/pieces.ts';
import { chosenPlan, paymentIn, paymentPlan } from '../../../src/ui/goldfish/table/plans.ts';
import { type Plan, runTable } from '../../../src/ui/goldfish/table/run-table.ts';
import { stopAfter, stopBefore, stopsOf } from '../../../src/ui/goldfish/table/timeline.ts';
import { optionWords, questionOf } from '../../../src/ui/goldfish/table/words.ts';
import { alone, library, twoTeams } from './library.ts';

const play = (picks: readonly number[], plan?: Plan, seed = 'felt') =>
  runTable(twoTeams(), seed, picks, library.find, plan);

/** A person who answers by a fixed series of numbers, then stops. */
function answering(numbers: readonly number[]): Plan {
  let place = 0;
  return ({ count }) => {
    const number = numbers[place++];
    return number === undefined ? -1 : number % count;
  };
}

describe('the table', () => {
  test('stops at the first question of the person', () => {
    const { game, outcome, picks } = play([]);
    expect(outcome.end).toBe('open');
    expect(game.decision).toMatchObject({ kind: 'reroll', seat: 0 });
    expect(picks).toEqual([]);
  });

  test('going second, the opponent has played a turn before', () => {
    const { game, owners } = runTable({ ...twoTeams(), first: 1 }, 'felt', [], library.find);
    expect(game.turn).toBe(2);
    expect(game.decision.seat).toBe(0);
    expect(new Set(owners)).toEqual(new Set([1]));
  });

  test('any answers: what was recorded plays to the same position, and every undo and redo too', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 40 }), fc.string(), (numbers, seed) => {
        const first = play([], answering(numbers), seed);
        const again = play(first.picks, undefined, seed);
        expect(again.log.entries).toEqual(first.log.entries);
        expect(again.picks).toEqual(first.picks);
        for (const stop of stopsOf(first.owners)) {
          const then = play(first.picks.slice(0, stop), undefined, seed);
          expect(then.picks).toHaveLength(stop);
          if (stop < first.picks.length) expect(then.game.decision.seat).toBe(0);
        }
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 12) },
    );
  });

  test('an answer that is not offered leaves the question open', () => {
    const { outcome, picks } = play([99]);
    expect(outcome.end).toBe('open');
    expect(picks).toEqual([]);
  });
});

describe('what is lit', () => {
  test('R7.2.2 every die of the roll, and nothing else', () => {
    const { game } = play([]);
    const rolled = piecesIn(game, viewOf(game), 0, 'prep').map(({ die }) => die);
    expect([...litBy(game).dice.keys()].sort()).toEqual(rolled.sort());
  });

  test('any position: lit dice and cards stand for offered options that have words', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 60 }), (numbers) => {
        const { game, outcome } = play([], answering(numbers));
        if (outcome.end !== 'open') return;
        const lit = litBy(game);
        for (const option of [...lit.dice.values(), ...lit.cards.values()].flat()) {
          expect(option).toBeLessThan(game.decision.count);
        }
        for (let option = 0; option < game.decision.count; option++) {
          expect(optionWords(game, option)).not.toContain('?');
        }
        expect(questionOf(game)).not.toBe('');
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 25) },
    );
  });
});

test('R11.5 Globals are told with their cost, and apart where both sides brought the card', () => {
  const told = new Set<string>();
  for (let game = 0; game < 12; game++) {
    runTable(twoTeams(), `globals ${game}`, [], library.find, (decision, at) => {
      const globals = Array.from({ length: decision.count }, (_, option) => option).filter(
        (option) => decision.verb[option] === ACTIVATE,
      );
      const words = globals.map((option) => optionWords(at, option));
      expect(new Set(words).size).toBe(words.length);
      for (const one of words) told.add(one);
      return decision.count - 1;
    });
  }
  expect([...told]).toEqual(
    expect.arrayContaining([
      'Global Becky Lynch of your card for Shield',
      "Global Becky Lynch of the opponent's card for Shield",
    ]),
  );
});

describe('gestures that are several picks', () => {
  test('R7.2.2 the chosen dice roll again, the others keep their faces', () => {
    const { game } = play([]);
    const [one = -1, other = -1] = [...litBy(game).dice.keys()];
    const after = play([], chosenPlan('reroll', [one, other], game.turn));
    const again = after.log.entries.filter(({ rules }) => rules.includes('R7.2.2'));
    expect(again.filter(({ kind }) => kind === 'roll')).toHaveLength(2);
    expect(after.game.decision.kind).toBe('main');
    expect(after.picks).toHaveLength(3);
  });

  test('nothing chosen keeps all', () => {
    const after = play([], chosenPlan('reroll', [], 1));
    expect(after.log.entries.some(({ rules }) => rules.includes('R7.2.2'))).toBe(false);
    expect(after.picks).toHaveLength(1);
  });

  test('R4.10 a proposed payment pays to the end and names what it spends', () => {
    const bought = findPayment();
    const after = play(bought.picks, paymentPlan(bought.game.turn));
    const news = after.log.entries.slice(bought.log.entries.length);
    const { dice, words } = paymentIn(news, bought.game);
    expect(dice.length).toBeGreaterThan(0);
    expect(words.every((word) => /^\S+.* \S+$/.test(word))).toBe(true);
    expect(words).toHaveLength(dice.length);
    expect(after.game.decision.kind).not.toBe('pay');
    const spent = after.game.table;
    expect(dice.every((die) => spent.zone[die] !== bought.game.table.zone[die])).toBe(true);
  });
});

/** A position in which energy must be chosen. */
function findPayment() {
  for (let luck = 0; luck < 40; luck++) {
    const found = play([], answering(Array.from({ length: 6 }, () => luck)));
    for (let stop = found.picks.length; stop > 0; stop--) {
      const run = play(found.picks.slice(0, stop));
      if (run.outcome.end === 'open' && run.game.decision.kind === 'pay') return run;
    }
  }
  throw new Error('no payment was found');
}

describe('the timeline', () => {
  const owners: Seat[] = [0, 0, 1, 1, 0, 1];
  test('stops where the person was asked, and at the end', () => {
    expect(stopsOf(owners)).toEqual([0, 1, 4, 6]);
  });
  test.each([
    [6, 4, null],
    [4, 1, 6],
    [1, 0, 4],
    [0, null, 1],
  ])('from %i back to %o and on to %o', (place, before, after) => {
    expect(stopBefore(owners, place)).toBe(before);
    expect(stopAfter(owners, place)).toBe(after);
  });
});

describe('the mat', () => {
  test('R6.1 eight Sidekicks, of which three were drawn and one went Out of Play', () => {
    const { game } = runTable(alone(), 'felt', [], library.find);
    const view = viewOf(game);
    const heaps = (zone: 'bag' | 'out') =>
      heapsOf(piecesIn(game, view, 0, zone)).map(
        ({ piece, dice }) => `${dice.length} ${piece.name}`,
      );
    expect(heaps('bag')).toEqual(['4 Sidekick']);
    expect(heaps('out')).toEqual(['1 Sidekick']);
    expect(piecesIn(game, view, 0, 'prep').every(({ face }) => face !== null)).toBe(true);
  });

  test('cards of both sides, with the dice on them', () => {
    const { game } = play([]);
    const cards = cardsOnTable(game);
    expect(cards.filter(({ isBasic }) => isBasic)).toHaveLength(4);
    expect(cards.filter(({ seat, isBasic }) => seat === 0 && !isBasic)).toHaveLength(8);
    expect(cards.every(({ left, dice }) => left === dice)).toBe(true);
  });
});
