import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ActionFace,
  bestWithChi,
  formatActionDie,
  formatFaces,
  ICONS,
  iconOdds,
  iconOddsWithFocus,
  NO_FACES,
  nameFace,
  otherSides,
  type Plan,
  parseActionDie,
  parseFaces,
  type Row,
  rollSides,
  serve,
  usable,
} from '../../src/shadows-of-the-past/dice/index.ts';
import { formatFraction } from '../../src/tabletop/fraction.ts';

const die = (text: string): ActionFace[] => {
  const read = parseActionDie(text);
  if (!read.ok) throw new Error(read.problem);
  return read.die;
};
const row = (hero: string, faces: string, borrows = true): Row => ({
  hero,
  name: hero,
  faces: die(faces),
  borrows,
});
const SIDES = die('move melee melee2 ranged shell chi');

describe('sharing', () => {
  const rows = [
    row('leonardo', 'melee move shell'),
    row('donatello', 'ranged move melee2'),
    row('michelangelo', 'move shell active'),
    row('raphael', 'melee2 melee move move shell ranged', false),
  ];
  const names = (at: number) =>
    usable(rows, at).map(({ face, from }) => `${from} ${nameFace(face)}`);

  test('S3.4 three own dice, the rightmost of the left and the leftmost of the right neighbor', () => {
    expect(names(1)).toEqual([
      'leonardo shell',
      'donatello ranged',
      'donatello move',
      'donatello double melee',
      'michelangelo move',
    ]);
    expect(names(0)).toHaveLength(5);
  });
  test('SB2 Raphael uses six dice of his own, and his neighbors use his', () => {
    expect(names(3)).toHaveLength(6);
    expect(names(2)).toContain('raphael double melee');
    expect(names(0)).toContain('raphael ranged');
  });
  test('SV6 S5.5 a double and a single katana are three icons', () => {
    const two = [row('leonardo', 'melee2 melee'), row('donatello', 'shell shell')];
    expect(serve(two, { leonardo: { melee: 3 } })[0]).toMatchObject({ has: 3, wanted: 3 });
  });
  test('SV7 S5.5 a double is one face, used whole', () => {
    const [served] = serve([row('leonardo', 'melee2')], { leonardo: { melee: 1 } });
    expect(served?.by).toEqual([{ face: 'double melee', from: 'leonardo' }]);
  });
  test('S5.4 an active defense is a melee icon and a shell', () => {
    const [melee, shell] = serve([row('leonardo', 'active')], { leonardo: { melee: 1, shell: 1 } });
    expect([melee?.has, shell?.has]).toEqual([1, 1]);
  });
});

describe('the best arrangement', () => {
  const arrange = (rows: Row[], plan: Plan, sides = SIDES) =>
    bestWithChi(
      rows.map((one) => ({ ...one, dice: one.faces.map(() => sides) })),
      plan,
    );
  const met = (rows: readonly Row[], plan: Plan) =>
    serve(rows, plan).filter(({ has, wanted }) => has >= wanted).length;

  test('S3.4 puts what a neighbor needs at the right end', () => {
    const rows = [
      row('leonardo', 'melee2 move move'),
      row('donatello', 'move move move'),
      row('raphael', 'shell shell shell', false),
    ];
    const plan = { donatello: { melee: 2 } };
    expect(met(rows, plan)).toBe(0);
    const best = arrange(rows, plan);
    expect(met(best, plan)).toBe(1);
    expect(best[0]?.faces.at(-1)).toEqual({ icon: 'melee', icons: 2 });
  });

  test('S5.6 turns a chi to the side that serves', () => {
    const rows = [
      row('leonardo', 'chi move move'),
      row('donatello', 'move move move'),
      row('raphael', 'move move move', false),
    ];
    const plan = { leonardo: { ranged: 1 } };
    expect(met(arrange(rows, plan), plan)).toBe(1);
    expect(otherSides(SIDES).map(nameFace)).not.toContain('chi');
  });

  const face = fc.constantFrom(...SIDES.filter(({ icon }) => icon !== 'chi'));
  const own = fc.array(face, { minLength: 3, maxLength: 3 });
  const wish = fc.record({ melee: fc.nat(3), move: fc.nat(2) });

  test('is as good as the best of every order of all dice', () => {
    const orders = <T>(list: readonly T[]): T[][] =>
      list.length < 2
        ? [[...list]]
        : list.flatMap((one, at) =>
            orders(list.filter((_, other) => other !== at)).map((rest) => [one, ...rest]),
          );
    const score = (rows: readonly Row[], plan: Plan) =>
      serve(rows, plan).reduce(
        (sum, { has, wanted }) => sum + (has >= wanted ? 1000 : 0) + Math.min(has, wanted),
        0,
      );
    fc.assert(
      fc.property(fc.tuple(own, own, own), fc.tuple(wish, wish, wish), (dice, wishes) => {
        const names = ['leonardo', 'donatello', 'michelangelo'];
        const rows = dice.map((faces, at) => ({
          hero: names[at] ?? '',
          name: names[at] ?? '',
          faces,
          borrows: true,
        }));
        const plan: Plan = Object.fromEntries(wishes.map((one, at) => [names[at] ?? '', one]));
        const [first, second, third] = rows.map((one) =>
          orders(one.faces).map((faces) => ({ ...one, faces })),
        );
        let most = 0;
        for (const a of first ?? [])
          for (const b of second ?? [])
            for (const c of third ?? []) most = Math.max(most, score([a, b, c], plan));
        expect(score(arrange(rows, plan), plan)).toBe(most);
      }),
      { numRuns: 25 },
    );
  });
});

describe('chances', () => {
  test('S3.2 S5.6 icons of a roll; a chi counts as the best side', () => {
    expect(formatFraction(iconOdds([SIDES], 'melee', 1))).toBe('1/2');
    expect(formatFraction(iconOdds([SIDES], 'melee', 2))).toBe('1/3');
    expect(formatFraction(iconOdds([SIDES, SIDES], 'ranged', 2))).toBe('1/9');
  });
  test('S11.1 with Focus one re-roll, used best', () => {
    expect(formatFraction(iconOddsWithFocus([SIDES], 'melee', 1) ?? { num: 0n, den: 1n })).toBe(
      '3/4',
    );
    expect(iconOddsWithFocus([SIDES, die('move')], 'melee', 1)).toBeNull();
  });
  test('a seed rolls the same sides again, each of them a side of its die', () => {
    const dice = [SIDES, SIDES, die('move shell')];
    expect(rollSides(dice, 'quay', 1)).toEqual(rollSides(dice, 'quay', 1));
    fc.assert(
      fc.property(fc.string(), fc.nat(9), (seed, round) => {
        expect(rollSides(dice, seed, round).map((side, at) => dice[at]?.[side])).not.toContain(
          undefined,
        );
      }),
    );
  });
});

describe('faces', () => {
  test('come back from their text, none of them taken for granted', () => {
    const faces = {
      battle: { hit: 2, double: 1, block: 2, blank: 1 },
      action: { leonardo: [SIDES, SIDES, SIDES] },
    };
    expect(parseFaces(formatFaces(faces))).toEqual({ faces, problems: [] });
    expect(parseFaces('')).toEqual({ faces: NO_FACES, problems: [] });
    expect(formatFaces(NO_FACES)).toBe('');
  });
  test('any die of known icons is read as it is written', () => {
    const side = fc.record({
      icon: fc.constantFrom(...ICONS),
      icons: fc.constantFrom<1 | 2>(1, 2),
    });
    fc.assert(
      fc.property(fc.array(side, { minLength: 1, maxLength: 12 }), (sides) => {
        expect(parseActionDie(formatActionDie(sides))).toEqual({ ok: true, die: sides });
      }),
    );
  });
  test('what cannot be read is told, the rest stays', () => {
    const { faces, problems } = parseFaces('battle=hit%3A1&raphael=move%20jump');
    expect([faces.battle?.hit, problems[0]]).toEqual([
      1,
      expect.stringContaining('"jump" is no face'),
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => parseFaces(text).problems.every((one) => one !== '')),
    );
  });
});
