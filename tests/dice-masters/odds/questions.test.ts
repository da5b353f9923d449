import { describe, expect, test } from 'vitest';
import type { Face } from '../../../src/dice-masters/cards/face.ts';
import { affordTable } from '../../../src/dice-masters/odds/afford-table.ts';
import { chanceToPay } from '../../../src/dice-masters/odds/chance-to-pay.ts';
import type { OddsDie } from '../../../src/dice-masters/odds/dice.ts';
import { chanceOfDraw, draws } from '../../../src/dice-masters/odds/draw.ts';
import { energyDistribution } from '../../../src/dice-masters/odds/energy-distribution.ts';
import { faceOdds, hits, withReroll } from '../../../src/dice-masters/odds/face-odds.ts';
import type { Goal } from '../../../src/dice-masters/odds/goal.ts';
import { type Opening, openingOdds } from '../../../src/dice-masters/odds/opening.ts';
import { chanceToPayAfterDraw } from '../../../src/dice-masters/odds/pay-after-draw.ts';
import type { Reroll } from '../../../src/dice-masters/odds/reroll.ts';
import { swarmOdds } from '../../../src/dice-masters/odds/swarm.ts';
import { formatFraction, formatPercent, fraction } from '../../../src/tabletop/fraction.ts';
import { ALL_UNITS, buy, dieOf, exact, SIDEKICK, sidekicks } from './dice.ts';

const FIST = dieOf('fist+fist fist+fist fist');
const BASIC_ACTION = dieOf('generic-2 generic-2 generic-2');
const CROSSOVER = dieOf('bolt+fist bolt+fist generic-1');
const CROSSOVER_WITH_BOLT = dieOf('bolt+fist bolt+fist bolt');
const ALL_DOUBLE = dieOf('mask+mask mask+mask mask+mask');
const UNREAD: OddsDie = {
  name: 'Mystery',
  faces: [
    ...Array<Face>(3).fill({ kind: 'unknown' }),
    ...[1, 2, 3].map((level): Face => {
      return { kind: 'level', level, fielding: 1, attack: level, defense: 1, bursts: level - 1 };
    }),
  ],
};

const SECOND: Opening = { seat: 'second', firstTurnDraw: 'three-and-out', reroll: 'best' };
const FIRST: Opening = { ...SECOND, seat: 'first' };

describe('what a roll can pay', () => {
  const rows: [string, OddsDie[], Goal, Reroll, string][] = [
    [
      'R8.4 can I buy a 4-cost Fist on turn one, going second?',
      sidekicks(4),
      [buy(4, 'fist')],
      'best',
      '342817/419904',
    ],
    [
      'R8.5 a Basic Action of cost 2 has no type to find',
      sidekicks(4),
      [buy(2)],
      'none',
      '425/432',
    ],
    ['R3.2 wild pays for a Fist', [dieOf('wild')], [buy(1, 'fist')], 'none', '1/6'],
    ['R3.3 generic energy never pays for a type', [BASIC_ACTION], [buy(1, 'fist')], 'best', '0/1'],
    [
      'R3.3 generic energy pays the rest',
      [BASIC_ACTION, dieOf('fist')],
      [buy(3, 'fist')],
      'none',
      '1/12',
    ],
    ['R3.4 a double face is two units', [FIST], [buy(2, 'fist')], 'none', '1/3'],
    ['R3.4 with a reroll of what is no double', [FIST], [buy(2, 'fist')], 'best', '5/9'],
    ['R4.5 one unit of a double face is enough', [FIST], [buy(1, 'fist')], 'none', '1/2'],
    [
      'R4.10 one mixed double covers two types',
      [CROSSOVER],
      [buy(2, 'fist', 'bolt')],
      'none',
      '1/3',
    ],
    [
      'R4.10 one wild does not cover two types',
      [dieOf('wild')],
      [buy(2, 'fist', 'bolt')],
      'best',
      '0/1',
    ],
    [
      'R8.6 a crossover card takes a unit of each type',
      [CROSSOVER],
      [buy(1, 'fist', 'bolt')],
      'none',
      '1/3',
    ],
    [
      'seeking Bolt rerolls the Fists too',
      [FIST, SIDEKICK],
      [buy(1, 'bolt')],
      { seek: 'bolt' },
      '5/9',
    ],
    ['nothing pays a cost of nothing', [], [buy(0)], 'best', '1/1'],
  ];

  test.each(rows)('%s', (_, dice, goal, reroll, chance) => {
    const answer = chanceToPay({ dice, generic: 0, goal }, reroll);
    expect(formatFraction(exact(answer))).toBe(chance);
  });
});

describe('two purchases from one roll', () => {
  const rows: [string, OddsDie[], Goal, string][] = [
    [
      'R4.5 a half-spent double turns to its single face',
      [FIST],
      [buy(1, 'fist'), buy(1, 'fist')],
      '1/3',
    ],
    ['R4.6 half of a double generic is not lost', [BASIC_ACTION], [buy(1), buy(1)], '1/2'],
    ['R4.7 without a single face the other half is lost', [ALL_DOUBLE], [buy(1), buy(1)], '0/1'],
    [
      'R4.7 the rest of a mixed double is lost',
      [CROSSOVER],
      [buy(1, 'fist'), buy(1, 'bolt')],
      '0/1',
    ],
    [
      'R4.5 unless the die can show it, in the right order',
      [CROSSOVER_WITH_BOLT],
      [buy(1, 'bolt'), buy(1, 'fist')],
      '1/3',
    ],
    [
      'R4.10 each needs a unit of its own type',
      [FIST, BASIC_ACTION],
      [buy(2, 'fist'), buy(2, 'fist')],
      '1/6',
    ],
  ];

  test.each(rows)('%s', (_, dice, goal, chance) => {
    const answer = chanceToPay({ dice, generic: 0, goal }, 'none');
    expect(formatFraction(exact(answer))).toBe(chance);
  });
});

describe('the first two turns', () => {
  test('R7.1.5 going first rolls three dice on turn one', () => {
    const goal: Goal = [buy(4, 'fist')];
    expect(formatFraction(openingOdds(goal, goal, FIRST).turn1)).toBe('0/1');
  });

  test('E02 under the 2016 rules it rolls four', () => {
    const goal: Goal = [buy(4, 'fist')];
    const { turn1 } = openingOdds(goal, goal, { ...FIRST, firstTurnDraw: 'four' });
    expect(formatFraction(turn1)).toBe('342817/419904');
  });

  test('R1.3 a 2-cost Fist, then a 4-cost Bolt: independent halves of eight Sidekicks', () => {
    const { turn1, turn2, both } = openingOdds([buy(2, 'fist')], [buy(4, 'bolt')], FIRST);
    expect([turn1, turn2].map(formatFraction)).toEqual(['10535/11664', '342817/419904']);
    expect(both).toEqual(fraction(10_535n * 342_817n, 11_664n * 419_904n));
  });

  test('the afford table has a row for each card', () => {
    const cards = [
      { id: 'two-mask', ...buy(2, 'mask') },
      { id: 'four-bolt', ...buy(4, 'bolt') },
      { id: 'two-mask-bolt', ...buy(2, 'mask', 'bolt') },
      { id: 'basic', ...buy(3) },
      { id: 'five', ...buy(5, 'fist') },
    ];
    const rows = affordTable(cards, FIRST).map(({ id, turn1, turn2, byTurn2 }) => [
      id,
      ...[turn1, turn2, byTurn2].map(formatPercent),
    ]);
    expect(rows).toEqual([
      ['two-mask', '90.32 %', '95.97 %', '99.61 %'],
      ['four-bolt', '0 %', '81.64 %', '81.64 %'],
      ['two-mask-bolt', '74.24 %', '88.36 %', '97.00 %'],
      ['basic', '91.90 %', '99.55 %', '99.96 %'],
      ['five', '0 %', '0 %', '0 %'],
    ]);
  });

  test('R7.2.2 a reroll that seeks a type serves the cards of that type alone', () => {
    const cards = [
      { id: 'fist', ...buy(3, 'fist') },
      { id: 'bolt', ...buy(3, 'bolt') },
    ];
    const [fist, bolt] = affordTable(cards, { ...SECOND, reroll: { seek: 'fist' } });
    const alone = affordTable(cards.slice(1), { ...SECOND, reroll: { seek: 'fist' } });
    expect(bolt).toEqual(alone[0]);
    expect(fist?.turn1).not.toEqual(bolt?.turn1);
  });
});

describe('energy on the table', () => {
  test('R3.6 wild counts as no type', () => {
    const answer = energyDistribution({ dice: sidekicks(1), counted: ['fist'], reroll: 'none' });
    expect(exact(answer).map(formatFraction)).toEqual(['5/6', '1/6']);
  });

  test('R3.5 a double face counts twice', () => {
    const answer = energyDistribution({ dice: [FIST], counted: ALL_UNITS, reroll: 'non-energy' });
    expect(exact(answer).map(formatFraction)).toEqual(['1/4', '1/4', '1/2']);
  });

  test.each([
    ['seeking Fist', { seek: 'fist' }],
    ['the best reroll for a Fist', { bestFor: [buy(1, 'fist')] }],
  ] as const)('%s gives up other energy', (_, reroll) => {
    const answer = energyDistribution({ dice: sidekicks(1), counted: ALL_UNITS, reroll });
    expect(exact(answer).map(formatFraction)).toEqual(['1/9', '8/9']);
  });

  test('the best reroll leaves dice alone that cannot help', () => {
    const reroll = { bestFor: [buy(1, 'fist')] } as const;
    const answer = energyDistribution({ dice: [FIST, BASIC_ACTION], counted: ['generic'], reroll });
    const [nothing, , two] = exact(answer);
    expect([nothing, two].map((chance) => chance && formatFraction(chance))).toEqual([
      '1/2',
      '1/2',
    ]);
  });
});

describe('dice still to be drawn', () => {
  const pay = (bag: number[], used: number[], prep: number[], goal: Goal) =>
    formatFraction(
      exact(
        chanceToPayAfterDraw({
          kinds: [SIDEKICK, FIST],
          draws: draws({ bag, used }, 4),
          prep,
          goal,
          reroll: 'none',
        }),
      ),
    );

  test('R7.1.3 the bag is emptied before the Used Pile goes in', () => {
    const piles = { bag: [1, 1], used: [4, 2] };
    const both = chanceOfDraw(piles, 4, ([, bought = 0]) => bought === 3);
    expect(formatFraction(both)).toBe('1/15');
    expect(formatFraction(chanceOfDraw(piles, 4, ([, bought = 0]) => bought === 0))).toBe('0/1');
  });

  test('R7.1.3 a bag drawn empty is not refilled before the next draw', () => {
    expect(draws({ bag: [3, 1], used: [1, 1] }, 4)).toMatchObject([
      { drawn: [3, 1], left: { bag: [0, 0], used: [1, 1] } },
    ]);
  });

  test('R7.1.6 each missing die gives 1 generic energy', () => {
    expect(pay([2, 0], [0, 0], [0, 0], [buy(4)])).toBe('25/36');
    expect(pay([2, 0], [0, 0], [0, 0], [buy(3, 'fist')])).toBe('5/9');
  });

  test('R7.2.1 dice in the Prep Area are rolled too', () => {
    expect(pay([8, 0], [0, 0], [0, 1], [buy(6)])).toBe('625/3888');
  });

  test('R5.3 what is in neither pile is not drawn', () => {
    expect(draws({ bag: [0, 0], used: [0, 0] }, 4)).toMatchObject([
      { drawn: [0, 0], missing: 4, chance: { num: 1n, den: 1n } },
    ]);
  });
});

describe('Swarm', () => {
  const piles = { bag: [7, 2], used: [0, 0] };

  test('triggers when a copy is among the four dice', () => {
    const { trigger, extra } = swarmOdds({ piles, dice: 4, swarm: 1, chains: false });
    expect(formatFraction(trigger)).toBe('13/18');
    expect(extra.map(formatFraction)).toEqual(['5/18', '5/9', '1/6']);
  });

  test('E30 a copy drawn by Swarm draws again where the rules chain', () => {
    const { trigger, extra } = swarmOdds({ piles, dice: 4, swarm: 1, chains: true });
    expect(formatFraction(trigger)).toBe('13/18');
    expect(extra.map(formatFraction)).toEqual(['5/18', '4/9', '5/18']);
  });

  test('an extra die that is not there costs nothing', () => {
    const few = { bag: [3, 1], used: [0, 0] };
    const {
      trigger,
      extra,
      draws: all,
    } = swarmOdds({ piles: few, dice: 4, swarm: 1, chains: false });
    expect([trigger, ...extra].map(formatFraction)).toEqual(['1/1', '1/1']);
    expect(all).toMatchObject([{ drawn: [3, 1], missing: 0 }]);
  });

  test('R7.1.3 the extra die refills the bag', () => {
    const { draws: all } = swarmOdds({
      piles: { bag: [3, 1], used: [1, 0] },
      dice: 4,
      swarm: 1,
      chains: false,
    });
    expect(all).toMatchObject([{ drawn: [4, 1], missing: 0 }]);
  });

  test('the extra dice help to pay', () => {
    const chance = (all: ReturnType<typeof draws>) =>
      exact(
        chanceToPayAfterDraw({
          kinds: [SIDEKICK, FIST],
          draws: all,
          prep: [0, 0],
          goal: [buy(5, 'fist')],
          reroll: 'best',
        }),
      );
    const swarm = chance(swarmOdds({ piles, dice: 4, swarm: 1, chains: false }).draws);
    const plain = chance(draws(piles, 4));
    expect(swarm.num * plain.den > plain.num * swarm.den).toBe(true);
  });
});

describe('one die', () => {
  test('R1.8 levels, bursts and energy of a character die', () => {
    const odds = exact(faceOdds(FIST));
    expect(formatFraction(odds.character)).toBe('1/2');
    expect(odds.levels.map(formatFraction)).toEqual(['1/6', '1/6', '1/6']);
    expect(odds.bursts.map(formatFraction)).toEqual(['1/6', '1/6', '1/6']);
    expect(formatFraction(odds.energy)).toBe('1/2');
  });

  test('R1.5 a Sidekick has one character face', () => {
    const odds = exact(faceOdds(SIDEKICK));
    expect([odds.character, ...odds.levels].map(formatFraction)).toEqual(['1/6', '1/6']);
    expect(formatFraction(withReroll(odds.character))).toBe('11/36');
  });

  test('how many of four Sidekicks show a character', () => {
    const { character } = exact(faceOdds(SIDEKICK));
    expect(hits(Array(4).fill(character)).map(formatFraction)).toEqual([
      '625/1296',
      '125/324',
      '25/216',
      '5/324',
      '1/1296',
    ]);
  });
});

describe('faces nobody could read', () => {
  const goal: Goal = [buy(2, 'fist')];

  test('are named instead of guessed', () => {
    const dice = [SIDEKICK, UNREAD, UNREAD];
    const unread = { known: false, unknown: ['Mystery'] };
    expect(chanceToPay({ dice, generic: 0, goal }, 'best')).toEqual(unread);
    expect(energyDistribution({ dice, counted: ALL_UNITS, reroll: 'none' })).toEqual(unread);
  });

  test('do not hide the levels', () => {
    const odds = exact(faceOdds(UNREAD));
    expect(odds.unreadFaces).toBe(3);
    expect([odds.character, odds.energy].map(formatFraction)).toEqual(['1/2', '1/2']);
  });

  test('only matter when the die can be drawn', () => {
    const isKnown = (bag: number[]) =>
      chanceToPayAfterDraw({
        kinds: [SIDEKICK, UNREAD],
        draws: draws({ bag, used: [0, 0] }, 4),
        prep: [0, 0],
        goal,
        reroll: 'best',
      }).known;
    expect([isKnown([8, 0]), isKnown([7, 1])]).toEqual([true, false]);
  });
});

test('more dice than can be counted exactly are refused', () => {
  const question = { dice: sidekicks(17), generic: 0, goal: [buy(2)] } as const;
  expect(() => chanceToPay(question, 'none')).toThrow('More than 16 dice');
});

test('sixteen dice of sixteen designs are refused, not waited for', () => {
  const dice = [1, 2, 3, 4].flatMap((fists) =>
    ['bolt', 'bolt+bolt', 'wild', 'generic-2'].map((other) =>
      dieOf([...Array(fists).fill('fist'), other, 'mask'].join(' ')),
    ),
  );
  const goal: Goal = [buy(5, 'fist', 'bolt'), buy(5, 'mask')];
  expect(() => chanceToPay({ dice, generic: 0, goal }, 'best')).toThrow('Too many different dice');
  expect(chanceToPay({ dice, generic: 0, goal }, 'non-energy').known).toBe(true);
});

test.each([
  [0n, 1n, '0 %'],
  [1n, 1n, '100 %'],
  [1n, 3n, '33.33 %'],
  [2n, 3n, '66.67 %'],
  [1n, 1000n, '0.10 %'],
  [1n, 1_000_000n, 'less than 0.01 %'],
  [999_999n, 1_000_000n, 'more than 99.99 %'],
])('%d/%d is written %s', (num, den, text) => {
  expect(formatPercent(fraction(num, den))).toBe(text);
});
