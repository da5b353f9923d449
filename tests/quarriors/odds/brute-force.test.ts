import { expect, test } from 'vitest';
import { chanceOf, type OddsDie, type OddsFace } from '../../../src/quarriors/odds/index.ts';
import { toNumber } from '../../../src/tabletop/fraction.ts';
import { die, drawFrom, START } from './bags.ts';
import { playOut, sixFaces } from './play-out.ts';

/** Every run of luck, with its chance; runs less likely than this are left out. */
const LEAST = 1e-7;

/** Thrown where the luck that was written down ends. */
class LuckEnds extends Error {
  readonly ways: number;
  constructor(ways: number) {
    super();
    this.ways = ways;
  }
}

/** Plays with the luck that is written down: the Quiddity, or how many ways it could go on. */
function playWith(luck: readonly number[], piles: Parameters<typeof playOut>[0]) {
  let at = 0;
  try {
    const quiddity = playOut(piles, (count) => {
      const known = luck[at++];
      if (known === undefined) throw new LuckEnds(count);
      return known;
    });
    return { quiddity, ways: 0 };
  } catch (error) {
    if (!(error instanceof LuckEnds)) throw error;
    return { quiddity: 0, ways: error.ways };
  }
}

/** Plays every possible turn and adds up the chances of those with enough. */
function countAll(bag: readonly OddsDie[], draw: number, rerolls: boolean, atLeast: number) {
  let [enough, missing] = [0, 0];
  const stack: { luck: number[]; chance: number }[] = [{ luck: [], chance: 1 }];
  for (let run = stack.pop(); run; run = stack.pop()) {
    const { luck, chance } = run;
    const { quiddity, ways } = playWith(luck, { bag, used: [], draw, rerolls });
    if (ways === 0) enough += quiddity >= atLeast ? chance : 0;
    else if (chance < LEAST) missing += chance;
    for (let pick = 0; pick < ways && chance >= LEAST; pick++) {
      stack.push({ luck: [...luck, pick], chance: chance / ways });
    }
  }
  return { enough, missing };
}

const SMALL: [bag: Record<string, number>, draw: number, atLeast: number][] = [
  [{ quiddity: 2, assistant: 1 }, 2, 2],
  [{ quiddity: 2, assistant: 1 }, 3, 3],
  [{ quiddity: 2, portal: 1 }, 1, 2],
  [{ quiddity: 1, assistant: 1, portal: 1 }, 1, 2],
  [{ victory: 1, quiddity: 1 }, 1, 2],
  [{ dragon: 1, wizard: 1 }, 1, 3],
];

test.each(SMALL)('%j drawing %i for at least %i, turn by turn', (bag, draw, atLeast) => {
  const dice = Object.entries(bag).flatMap(([id, count]) => Array<OddsDie>(count).fill(die(id)));
  for (const reroll of ['none', 'assistant'] as const) {
    const exact = toNumber(chanceOf(drawFrom(bag, reroll, { draw }), atLeast));
    const { enough, missing } = countAll(dice, draw, reroll === 'assistant', atLeast);
    expect(exact).toBeGreaterThanOrEqual(enough - 1e-9);
    expect(exact).toBeLessThanOrEqual(enough + missing + 1e-9);
  }
});

/** The best chance with so many re-roll faces used at most, from faces that lie there. */
function bestFrom(
  dice: readonly OddsDie[],
  faces: readonly OddsFace[],
  atLeast: number,
  uses: number,
): number {
  if (faces.reduce((sum, { quiddity }) => sum + quiddity, 0) >= atLeast) return 1;
  if (uses === 0) return 0;
  let best = 0;
  faces.forEach((face, helper) => {
    for (const { again, others } of face.uses) {
      const choices = [
        [helper],
        ...(others > 0 ? faces.flatMap((_, at) => (at === helper ? [] : [[helper, at]])) : []),
      ];
      for (const rolled of choices.map((choice) => (again ? choice : choice.slice(1)))) {
        best = Math.max(best, afterRolls(dice, faces, rolled, atLeast, uses - 1));
      }
    }
  });
  return best;
}

const known = new Map<string, number>();

function afterRolls(
  dice: readonly OddsDie[],
  faces: readonly OddsFace[],
  rolled: readonly number[],
  atLeast: number,
  uses: number,
): number {
  const [first, ...rest] = rolled;
  if (first === undefined) return bestFrom(dice, faces, atLeast, uses);
  const key = JSON.stringify([dice.map(({ id }) => id), faces, rolled, atLeast, uses]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const own = dice[first];
  const results = own ? sixFaces(own) : [];
  const sum = results.reduce(
    (all, face) =>
      all +
      afterRolls(
        dice,
        faces.map((old, at) => (at === first ? face : old)),
        rest,
        atLeast,
        uses,
      ),
    0,
  );
  known.set(key, sum / 6);
  return sum / 6;
}

const HANDS: [ids: string[], atLeast: number][] = [
  [['assistant', 'quiddity'], 3],
  [['assistant', 'assistant'], 2],
  [['assistant', 'quiddity', 'quiddity'], 4],
  [['assistant', 'assistant', 'warrior'], 3],
  [['assistant', 'dragon'], 3],
  [['assistant', 'devotee', 'dragon'], 4],
];

test.each(HANDS)('the best re-rolls of %j for at least %i, face by face', (ids, atLeast) => {
  const dice = ids.map(die);
  const bag: Record<string, number> = {};
  for (const id of ids) bag[id] = (bag[id] ?? 0) + 1;
  const exact = toNumber(chanceOf(drawFrom(bag, 'best', { draw: ids.length }), atLeast));
  const blank = dice.map(({ faces }) => faces[0]).filter((face) => face !== undefined);
  const found = afterRolls(dice, blank, [...ids.keys()], atLeast, 9);
  expect(found).toBeLessThanOrEqual(exact + 1e-12);
  expect(found).toBeGreaterThan(exact - 1e-6);
});

test('turn one of the game in the best way lies above what the Assistants reach alone', () => {
  const [alone, best] = (['assistant', 'best'] as const).map((reroll) =>
    toNumber(chanceOf(drawFrom(START, reroll), 7)),
  );
  expect(best).toBeGreaterThan(alone ?? 1);
});
