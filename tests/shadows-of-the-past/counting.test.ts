import { describe, expect, test } from 'vitest';
import { checkDeck, DECK } from '../../src/shadows-of-the-past/decks/index.ts';
import { BLOCKS, DAMAGE } from '../../src/shadows-of-the-past/dice/index.ts';
import { movesToChoose } from '../../src/shadows-of-the-past/figures/index.ts';
import {
  countStrike,
  countWaking,
  diceOf,
  lossAt,
  movePoints,
  pointsAfterAction,
  type Situation,
  stepCost,
  strikeOdds,
} from '../../src/shadows-of-the-past/strikes/index.ts';
import { countSpawn } from '../../src/shadows-of-the-past/tracker/index.ts';
import { formatFraction } from '../../src/tabletop/fraction.ts';
import { box } from './the-box.ts';

const figure = (id: string) => {
  const found = [...box.heroes, ...box.villains].find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  const { name, attack, defend, ability } = found;
  return { name, attack: attack.value ?? 0, defend: defend.value ?? 0, changes: ability.changes };
};

const strike = (changes: Partial<Situation>): Situation => ({
  kind: 'melee',
  attacker: figure('leonardo'),
  target: figure('foot-clan-ninja'),
  icons: 1,
  distance: 1,
  height: 'same',
  shells: 0,
  isCovered: false,
  move: 'none',
  isObscured: false,
  attackerNearHob: false,
  targetNearHob: false,
  moreAttack: 0,
  moreDefend: 0,
  ...changes,
});
const rangedAt = (distance: number, changes: Partial<Situation> = {}) =>
  countStrike(strike({ kind: 'ranged', distance, ...changes }));

/** Certain damage and blocks: dice that show nothing else. */
const certain = (damage: number, cancelled: number) =>
  strikeOdds({
    die: { hit: 1, double: 0, block: 0, blank: 0 },
    attack: damage,
    defend: cancelled,
    loss: 0,
    damage: DAMAGE,
    blocks: { ...BLOCKS, hit: 1 },
    reroll: 'none',
    aim: 'mean',
  }).mean;

describe('the worked examples of the rules (S13)', () => {
  test('SV1 S5.1 Move 3 gives 3 points for one icon and 6 for two', () => {
    expect([movePoints(3, 1), movePoints(3, 2)]).toEqual([3, 6]);
  });
  test('SV2 S6.2 a space beside two Ninjas costs 3 points', () => {
    expect(stepCost(2, 0)).toBe(3);
  });
  test('SV3 S6.4 a strike loses the points that are left', () => {
    expect(pointsAfterAction(movePoints(3, 2) - 4, false)).toBe(0);
    expect(pointsAfterAction(2, true)).toBe(2);
  });
  test('SV4 S6.4 another icon gives new points', () => {
    expect(pointsAfterAction(2, false) + movePoints(3, 1)).toBe(3);
  });
  test('SV5 S7.1 Leonardo rolls 4 dice for three melee icons', () => {
    expect(diceOf(countStrike(strike({ icons: 3 })).attack)).toBe(4);
  });
  test('SV8 S7.2 S4.5 a Ninja with two shells rolls 4 dice', () => {
    expect(diceOf(countStrike(strike({ shells: 2 })).defend)).toBe(4);
  });
  test('SV9 S7.2 5 damage against 2 blocks is 3 wounds', () => {
    expect(formatFraction(certain(5, 2))).toBe('3/1');
  });
  test('SV10 S7.2 2 damage against 3 blocks is none', () => {
    expect(formatFraction(certain(2, 3))).toBe('0/1');
  });
  test('SV11 S7.3 at six spaces 4 damage is lost and no die', () => {
    const counted = rangedAt(6, { attacker: figure('raphael'), icons: 2 });
    expect([diceOf(counted.loss), diceOf(counted.attack), lossAt(6)]).toEqual([4, 4, 4]);
  });
  test('SV12 S7.3 nothing is lost at two spaces, 1 at three', () => {
    expect([2, 3].map((distance) => diceOf(rangedAt(distance).loss))).toEqual([0, 1]);
  });
  test('SV13 S9.1 of 5, 2 and 1 in the pool 3, 1 and 1 spawn', () => {
    const waiting = [5, 2, 1].map((pool, at) => ({ id: `kind-${at}`, pool }));
    expect(countSpawn(waiting, 9).wants.map(({ figures }) => figures)).toEqual([3, 1, 1]);
    expect(countSpawn(waiting, 4)).toMatchObject({ total: 5, without: 1 });
  });
  test('SV14 S2.4 SB9 special moves in the intro battle', () => {
    const moves = ['donatello', 'leonardo', 'michelangelo', 'raphael'].map((id) =>
      movesToChoose(box.heroes.find((hero) => hero.id === id)?.skill.value ?? 0, -2),
    );
    expect(moves).toEqual([1, 2, 1, 0]);
    expect(movesToChoose(2, -4)).toBe(0);
  });
  test('SV15 S2.5 six bars and Regroup are 25 cards', () => {
    expect(DECK).toBe(25);
    const bars = ['red', 'blue', 'green', 'gold', 'black', 'white'].map((color) => ({
      villain: 'Karai',
      color,
    }));
    expect(checkDeck(bars)).toEqual([]);
    expect(checkDeck(bars.slice(1))).toEqual([expect.stringContaining('21 cards')]);
    expect(checkDeck([...bars.slice(1), { villain: 'Karai', color: 'Blue' }])).toEqual([
      expect.stringContaining('twice'),
    ]);
  });
  test('SV16 S10.4 a hero with a shell, a hero and two minions beside it: Defend + 1', () => {
    const beside = { defend: 3, shells: 1, heroes: 1, leaders: 0, minions: 2, bruisers: 0 };
    expect(diceOf(countWaking('hero', beside))).toBe(4);
  });
  test('SV17 S10.5 a leader with a hero and three minions beside it: Defend + 1', () => {
    const beside = { defend: 3, shells: 0, heroes: 1, leaders: 0, minions: 3, bruisers: 0 };
    expect(diceOf(countWaking('leader', beside))).toBe(4);
  });
});

describe('who can be struck', () => {
  const CASES: [
    rule: string,
    kind: Situation['kind'],
    distance: number,
    height: Situation['height'],
    refused: string[],
  ][] = [
    ['S7.4 melee at a neighbor', 'melee', 1, 'same', []],
    ['S7.4 melee at two spaces', 'melee', 2, 'same', ['S7.4']],
    ['S7.4 melee at a neighbor on another elevation', 'melee', 1, 'above', ['S7.4']],
    ['A24 ranged at a neighbor', 'ranged', 1, 'same', ['A24']],
    ['S5.2 ranged at two spaces', 'ranged', 2, 'same', []],
    ['SB8 ranged at a neighbor on another elevation, from above', 'ranged', 1, 'above', []],
    ['SB8 ranged at a neighbor on another elevation, from below', 'ranged', 1, 'below', []],
  ];
  test.each(CASES)('%s', (_, kind, distance, height, refused) => {
    const counted = countStrike(strike({ kind, distance, height }));
    expect(counted.refused.map(({ rule }) => rule)).toEqual(refused);
  });
});

describe('sheets and terrain overrule', () => {
  test('S7.3 Karai loses nothing over five spaces, a Gunner over four', () => {
    const loss = (id: string, distance: number) =>
      diceOf(rangedAt(distance, { attacker: figure(id) }).loss);
    expect([loss('karai', 5), loss('karai', 7)]).toEqual([0, 2]);
    expect([loss('street-thug-gunner', 4), loss('street-thug-gunner', 5)]).toEqual([0, 1]);
  });
  test('S7.3 cover counts 1 space more, a target above 2 more', () => {
    expect(diceOf(rangedAt(3, { isCovered: true }).loss)).toBe(2);
    expect(diceOf(rangedAt(3, { height: 'below' }).loss)).toBe(3);
    expect(diceOf(rangedAt(3, { height: 'above' }).loss)).toBe(1);
  });
  test('S7.1 S7.2 an Elite counts double hits otherwise', () => {
    const counted = countStrike(
      strike({ attacker: figure('foot-clan-elite'), target: figure('foot-clan-elite') }),
    );
    expect([counted.damage.double, counted.blocks.double]).toEqual([3, 1]);
  });
  test('S7.1 single hits miss in obscuring terrain', () => {
    expect(countStrike(strike({ isObscured: true })).damage).toEqual({
      hit: 0,
      double: 2,
      block: 0,
    });
  });
  test('S7.2 cover and Take Cover give Defend', () => {
    const counted = countStrike(
      strike({ isCovered: true, move: 'take-cover', targetNearHob: true }),
    );
    expect(counted.defend.map(({ dice, by }) => [dice, by])).toEqual([
      [2, undefined],
      [1, 'Covered'],
      [2, 'Take Cover'],
      [1, 'Cunning'],
    ]);
  });
  test('S10.4 a Bruiser counts twice', () => {
    const beside = { defend: 3, shells: 0, heroes: 0, leaders: 0, minions: 1, bruisers: 1 };
    expect(diceOf(countWaking('hero', beside))).toBe(1);
  });
  test('SB5 nobody rolls less than nothing', () => {
    const beside = { defend: 2, shells: 0, heroes: 0, leaders: 1, minions: 2, bruisers: 0 };
    expect(diceOf(countWaking('hero', beside))).toBe(0);
  });
});
