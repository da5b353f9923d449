import type { Amount, DiceWord, Stat, Tally } from '../../language/dice.ts';
import { countSymbols } from '../energy/units.ts';
import type { Game } from '../game.ts';
import { NONE, otherSeat } from '../state/table.ts';
import { attackOf, defenseOf, levelOf } from '../stats.ts';
import { costOf } from './fits.ts';
import { counter, finder } from './places.ts';
import type { Scene } from './scene.ts';

export type Measure = (scene: Scene) => number;

/** The number that a text speaks of, at the moment it is asked. */
export function measureOf(amount: Amount): Measure {
  if (typeof amount === 'number') return () => amount;
  if ('count' in amount) {
    const { count, from = 'field', characters, times = 1, plus = 0 } = amount;
    const counted = counter(count, from, characters === true);
    return (scene) => counted(scene) * times + plus;
  }
  if ('stat' in amount) {
    const { stat, of, half, least = 0 } = amount;
    const read = STATS[stat];
    return (scene) => {
      const value = read(scene.game, dieOf(scene, of));
      return Math.max(least, half ? Math.floor(value / 2) : value);
    };
  }
  if ('highest' in amount) {
    const find = finder(amount.among);
    const read = STATS[amount.highest];
    return (scene) => Math.max(0, ...find(scene).map((die) => read(scene.game, die)));
  }
  const tally = TALLIES[amount.tally];
  const { times = 1 } = amount;
  return (scene) => tally(scene) * times;
}

const STATS: Record<Stat, (game: Game, die: number) => number> = {
  attack: attackOf,
  defense: defenseOf,
  level: levelOf,
  cost: costOf,
};

const TALLIES: Record<Tally, Measure> = {
  'fielded-this-turn': ({ game, seat }) => game.state.fieldedThisTurn[seat] ?? 0,
  'opposing-energy': ({ game, seat }) => countSymbols(game, otherSeat(seat)),
  missed: ({ missed }) => missed ?? 0,
};

/** The die that a word points at, or -1. */
export function dieOf(scene: Scene, word: DiceWord): number {
  switch (word) {
    case 'this':
      return scene.die;
    case 'it':
      return scene.it?.[0] ?? NONE;
    case 'event':
      return scene.happening?.die ?? NONE;
    case 'other':
      return scene.happening?.other ?? NONE;
  }
}
