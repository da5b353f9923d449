import { expect, test } from 'vitest';
import { bestDefence, type Defender } from '../../../src/quarriors/odds/defence.ts';
import { Xoshiro } from '../../../src/tabletop/luck/xoshiro.ts';

const creature = (defense: number, glory: number): Defender => ({ name: 'one', defense, glory });

test('QW9 a strong creature first keeps all', () => {
  expect(bestDefence(5, [creature(6, 2), creature(2, 1)])).toEqual({
    order: [0],
    lost: [],
    glory: 3,
  });
});

test('QW5 8 against 3, 4 and 2 with equal Glory: two fall whatever is chosen', () => {
  const { lost, glory } = bestDefence(8, [creature(3, 2), creature(4, 2), creature(2, 2)]);
  expect(lost).toHaveLength(2);
  expect(glory).toBe(2);
});

test('Q6.4.3 nothing attacks, nothing falls; nobody defends, nobody is lost', () => {
  expect(bestDefence(0, [creature(1, 1)])).toEqual({ order: [], lost: [], glory: 1 });
  expect(bestDefence(9, [])).toEqual({ order: [], lost: [], glory: 0 });
});

test('as good as the best of all orders', () => {
  const luck = new Xoshiro();
  luck.restart(1, 2, 3, 4);
  for (let game = 0; game < 300; game++) {
    const defenders = Array.from({ length: luck.below(6) }, () =>
      creature(1 + luck.below(8), luck.below(5)),
    );
    const total = luck.below(20);
    const all = orders(defenders.map((_, place) => place)).map((order) =>
      gloryAfter(total, defenders, order),
    );
    expect(bestDefence(total, defenders).glory).toBe(Math.max(...all));
  }
});

function orders(places: readonly number[]): number[][] {
  if (places.length === 0) return [[]];
  return places.flatMap((place) =>
    orders(places.filter((other) => other !== place)).map((rest) => [place, ...rest]),
  );
}

function gloryAfter(
  total: number,
  defenders: readonly Defender[],
  order: readonly number[],
): number {
  let rest = total;
  let glory = defenders.reduce((sum, one) => sum + one.glory, 0);
  for (const place of order) {
    const own = defenders[place];
    if (!own || rest === 0 || rest < own.defense) break;
    rest -= own.defense;
    glory -= own.glory;
  }
  return glory;
}
