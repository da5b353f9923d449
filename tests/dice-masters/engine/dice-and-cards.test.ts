import { describe, expect, test } from 'vitest';
import { RANDOM } from '../../../src/dice-masters/engine/choosers/random.ts';
import { engineCard } from '../../../src/dice-masters/engine/engine-card.ts';
import {
  ACTION_FACE,
  ENERGY_FACE,
  FACES,
  LEVEL_FACE,
} from '../../../src/dice-masters/engine/faces.ts';
import type { Game } from '../../../src/dice-masters/engine/game.ts';
import { Match } from '../../../src/dice-masters/engine/play.ts';
import { purchaseCostOf } from '../../../src/dice-masters/engine/prices.ts';
import { PROFILES, type ProfileId } from '../../../src/dice-masters/engine/profile.ts';
import {
  BASIC_KIND,
  CHARACTER_KIND,
  SIDEKICK_KIND,
} from '../../../src/dice-masters/engine/state/layout.ts';
import { BAG, CARD, PREP, RESERVE } from '../../../src/dice-masters/engine/state/zones.ts';
import { isCharacter, isSidekickDie, zoneDice } from '../../../src/dice-masters/engine/stats.ts';
import { cardOf } from './support/catalogue.ts';
import { play } from './support/scenarios.ts';

function gameOf(profile: ProfileId = '2019'): Game {
  const player = {
    kind: 'player' as const,
    life: 20,
    cards: [
      { card: cardOf('hhs-001'), dice: 3 },
      { card: cardOf('hhs-058'), dice: 3 },
    ],
  };
  const setup = {
    profile: PROFILES[profile],
    seats: [player, player] as const,
    first: 0 as const,
    turns: 10,
    luck: 'seed' as const,
  };
  return new Match(setup, [RANDOM, RANDOM]).game;
}

describe('dice and faces', () => {
  const game = gameOf();
  const { layout, table } = game;
  const kinds = (card: number) =>
    Array.from({ length: FACES }, (_, face) => layout.faces.kind[card * FACES + face]);

  test('R1.1 R1.6 Sidekicks, characters and actions; a Basic Action Die is an action die', () => {
    expect([...layout.cardKind]).toEqual([
      SIDEKICK_KIND,
      SIDEKICK_KIND,
      CHARACTER_KIND,
      BASIC_KIND,
      CHARACTER_KIND,
      BASIC_KIND,
    ]);
  });

  test('R1.2 R1.8 R2.1 stat numbers make a character die, their absence an action die', () => {
    expect(kinds(2).filter((kind) => kind === LEVEL_FACE)).toHaveLength(3);
    expect(kinds(2)).not.toContain(ACTION_FACE);
    expect(kinds(3)).not.toContain(LEVEL_FACE);
  });

  test('R1.3 R6.1 every player starts with exactly eight Sidekicks, all in the bag', () => {
    for (const seat of [0, 1]) {
      expect(zoneDice(game, seat, BAG).filter((die) => isSidekickDie(game, die))).toHaveLength(8);
      expect(table.count(seat, BAG)).toBe(8);
    }
  });

  test('R1.4 E11 R2.3 Sidekicks cost 0 and have no type; nobody can buy them', () => {
    expect(purchaseCostOf(game, 0, 0)).toBe(0);
    expect(layout.typeCount[0]).toBe(0);
    expect([...game.shops[0]]).toEqual([2, 3, 5]);
  });

  test('R1.5 a Sidekick die: four types, wild, and one character face 0/1/1 at level 1', () => {
    const row = layout.faceOfLevel(0, 1);
    expect(kinds(0).filter((kind) => kind === ENERGY_FACE)).toHaveLength(5);
    expect([...layout.faces.firstUnit.slice(0, 5)]).toEqual([0, 1, 2, 3, 4]);
    expect([
      layout.faces.fielding[row],
      layout.faces.attack[row],
      layout.faces.defense[row],
    ]).toEqual([0, 1, 1]);
    expect(layout.faceOfLevel(0, 2)).toBe(255);
  });

  test('R1.7 a Basic Action Die: three double generic faces, action faces with 0, 1 and 2 bursts', () => {
    const rows = Array.from({ length: FACES }, (_, face) => 3 * FACES + face);
    expect(rows.filter((row) => layout.isDoubleGeneric(row))).toHaveLength(3);
    const actions = rows.filter((row) => layout.faces.kind[row] === ACTION_FACE);
    expect(actions.map((row) => layout.faces.bursts[row])).toEqual([0, 1, 2]);
  });

  test('R1.9 levels run from left to right, apart from the fielding cost', () => {
    const levels = [1, 2, 3].map((level) => layout.faceOfLevel(2, level));
    expect(levels).toEqual([3, 4, 5]);
    expect(levels.map((face) => layout.faces.fielding[2 * FACES + face])).toEqual([0, 1, 1]);
  });

  test('R2.2 R6.1 R6.5 dice lie on their cards, three of each Basic Action', () => {
    expect([...table.supply]).toEqual([0, 0, 3, 3, 3, 3]);
    expect(table.count(0, CARD)).toBe(6);
  });

  test('R2.4 two printings are two cards with their own ids', () => {
    expect(cardOf('hhs-001').name).toBe(cardOf('hhs-002').name);
    expect(cardOf('hhs-001').subtitle).not.toBe(cardOf('hhs-002').subtitle);
  });

  test('R1.12 E55 a card keeps all its affiliations', () => {
    expect(cardOf('imw-010').affiliations).toHaveLength(2);
  });

  test('a card without dice cannot be played', () => {
    const none = { ...cardOf('hhs-001'), kind: 'sidekick-card' as const, abilities: null };
    expect(engineCard(none)).toBeNull();
  });
});

describe('a Sidekick on its character face', () => {
  test.each([
    ['R1.11 E10 R1.10 is a character in the Reserve Pool in 2019', '2019', true],
    ['R1.11 E10 is none there in 2016', '2016', false],
  ] as const)('%s', (_, profile, expected) => {
    const game = gameOf(profile);
    game.table.turn(0, 5);
    game.table.put(0, RESERVE, 0);
    expect(isCharacter(game, 0)).toBe(expected);
  });

  test('R1.10 R1.11 is never one while unrolled', () => {
    const game = gameOf();
    game.table.turn(0, 5);
    game.table.put(0, PREP, 0);
    expect(isCharacter(game, 0)).toBe(false);
  });
});

describe('setup', () => {
  test.each([0, 1] as const)('R6.2 E52 either seat may go first (%i)', (first) => {
    const setup = { ...gameOf().setup, first };
    const match = new Match(setup, [RANDOM, RANDOM]);
    match.restart('first');
    expect(match.game.active).toBe(first);
  });

  test('R6.3 life starts where the format says', () => {
    const { view } = play({ name: 'life', step: 'cleanup', seats: [{ life: 15 }, { life: 10 }] });
    expect(view.seats.map(({ life }) => life)).toEqual([15, 10]);
  });
});
