import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BattleDie,
  BLOCKS,
  DAMAGE,
  parseBattleDie,
} from '../../src/shadows-of-the-past/dice/index.ts';
import {
  diceNeeded,
  type Reroll,
  strikeOdds,
} from '../../src/shadows-of-the-past/strikes/index.ts';
import { formatFraction, fraction, plus, ZERO } from '../../src/tabletop/fraction.ts';
import { atLeast } from '../../src/tabletop/spread.ts';

const DIE: BattleDie = { hit: 2, double: 1, block: 2, blank: 1 };
const SIDES = ['hit', 'hit', 'double', 'block', 'block', 'blank'] as const;
const plain = {
  die: DIE,
  loss: 0,
  damage: DAMAGE,
  blocks: BLOCKS,
  reroll: 'none',
  aim: 'mean',
} as const;

/** Counts of sums over every single roll, in plain whole numbers. */
function everyRoll(
  dice: number,
  worth: (side: (typeof SIDES)[number]) => number,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (let roll = 0; roll < 6 ** dice; roll++) {
    let [rest, sum] = [roll, 0];
    for (let die = 0; die < dice; die++) {
      sum += worth(SIDES[rest % 6] ?? 'blank');
      rest = Math.floor(rest / 6);
    }
    counts.set(sum, (counts.get(sum) ?? 0) + 1);
  }
  return counts;
}

const hits = Array.from({ length: 7 }, (_, dice) =>
  everyRoll(dice, (side) => (side === 'hit' ? 1 : side === 'double' ? 2 : 0)),
);
const blocks = Array.from({ length: 7 }, (_, dice) =>
  everyRoll(dice, (side) => (side === 'block' ? 1 : 0)),
);

const PAIRS = [0, 1, 2, 3, 4, 5, 6].flatMap((attack) =>
  [0, 1, 2, 3, 4, 5, 6].map((defend) => [attack, defend] as const),
);

test.each(PAIRS)('S7.1 S7.2 %i dice against %i as counted roll by roll', (attack, defend) => {
  for (const loss of [0, 2]) {
    const counted: bigint[] = [];
    for (const [damage, ways] of hits[attack] ?? []) {
      for (const [cancelled, others] of blocks[defend] ?? []) {
        const wounds = Math.max(0, Math.max(0, damage - loss) - cancelled);
        counted[wounds] = (counted[wounds] ?? 0n) + BigInt(ways) * BigInt(others);
      }
    }
    const { wounds } = strikeOdds({ ...plain, attack, defend, loss });
    const all = 6n ** BigInt(attack + defend);
    expect(wounds.map(formatFraction)).toEqual(
      Array.from(wounds, (_, at) => formatFraction(fraction(counted[at] ?? 0n, all))),
    );
  }
});

const dice = fc.integer({ min: 0, max: 5 });
const anyDie = fc
  .record({ hit: fc.nat(3), double: fc.nat(3), block: fc.nat(3), blank: fc.nat(3) })
  .filter(({ hit, double, block, blank }) => hit + double + block + blank > 0);

describe('always', () => {
  test('wounds add up to one, whoever re-rolls', () => {
    const who = fc.constantFrom<Reroll>('none', 'attacker', 'defender', 'both');
    fc.assert(
      fc.property(anyDie, dice, dice, who, fc.nat(3), (die, attack, defend, reroll, loss) => {
        const { wounds } = strikeOdds({ ...plain, die, attack, defend, reroll, loss });
        expect(formatFraction(wounds.reduce(plus, ZERO))).toBe('1/1');
      }),
      { numRuns: 60 },
    );
  });

  test('one attack die more never hurts the attacker, one defense die more never the defender', () => {
    fc.assert(
      fc.property(
        anyDie,
        dice,
        dice,
        fc.integer({ min: 1, max: 4 }),
        (die, attack, defend, need) => {
          const chance = (a: number, d: number) =>
            atLeast(strikeOdds({ ...plain, die, attack: a, defend: d }).wounds, need);
          const [here, more, less] = [
            chance(attack, defend),
            chance(attack + 1, defend),
            chance(attack, defend + 1),
          ];
          expect(more.num * here.den >= here.num * more.den).toBe(true);
          expect(less.num * here.den <= here.num * less.den).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('S7.6 the re-roll of a side never harms that side', () => {
    fc.assert(
      fc.property(anyDie, dice, dice, (die, attack, defend) => {
        const mean = (reroll: Reroll) => strikeOdds({ ...plain, die, attack, defend, reroll }).mean;
        const [none, attacker, defender] = [mean('none'), mean('attacker'), mean('defender')];
        expect(attacker.num * none.den >= none.num * attacker.den).toBe(true);
        expect(defender.num * none.den <= none.num * defender.den).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

/** One attack and one defense die, every choice spelled out by hand. */
test('S7.6 the attacker weighs what the defense may do, before it is rolled', () => {
  // Without defense a lone die is worth 4/6 on average, so blanks and blocks are rolled again.
  const { mean, attackerSpends } = strikeOdds({
    ...plain,
    attack: 1,
    defend: 0,
    reroll: 'attacker',
  });
  expect(formatFraction(attackerSpends)).toBe('1/2');
  expect(formatFraction(mean)).toBe('1/1');
});

test('S7.6 the defender re-rolls knowing the damage', () => {
  const coin: BattleDie = { hit: 1, double: 0, block: 1, blank: 0 };
  const { wounds, defenderSpends } = strikeOdds({
    ...plain,
    die: coin,
    attack: 1,
    defend: 1,
    reroll: 'defender',
  });
  expect(wounds.map(formatFraction)).toEqual(['7/8', '1/8']);
  expect(formatFraction(defenderSpends)).toBe('1/4');
});

test('how many dice: the chance rises with every die', () => {
  const chances = diceNeeded({ ...plain, defend: 2 }, 2, 6);
  expect(chances).toHaveLength(6);
  for (const [at, chance] of chances.entries()) {
    const before = chances[at - 1] ?? ZERO;
    expect(chance.num * before.den >= before.num * chance.den).toBe(true);
  }
});

const FACES: [text: string, read: string][] = [
  ['hit:2 double:1 block:2 blank:1', ''],
  ['HIT:1, block:1', ''],
  ['hit:2 hit:1', 'hit stands twice.'],
  ['miss:3', '"miss:3" is no face.'],
  ['hit', '"hit" is no face.'],
  ['hit:0', 'at least one side'],
  ['hit:12 block:12', '24 sides'],
  ['', '"" is no face.'],
];

test.each(FACES)('faces "%s"', (text, problem) => {
  const read = parseBattleDie(text);
  expect(read.ok).toBe(problem === '');
  if (!read.ok) expect(read.problem).toContain(problem);
});
