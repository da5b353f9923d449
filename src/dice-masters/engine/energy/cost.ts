import { ENERGY_TYPES, type EnergyType } from '../../cards/energy.ts';
import type { Cost } from '../abilities/ability.ts';
import { WILD } from '../faces.ts';
import type { Game } from '../game.ts';
import { canFinish, countUnits } from './units.ts';

const TYPES = ENERGY_TYPES.length;
const NOTHING = new Int32Array(6);

export const FREE: Cost = { energy: 0, types: [] };

/** So much energy of any kind. (R3.8) */
export function anyEnergy(energy: number): Cost {
  return { energy, types: [] };
}

/** One unit for each type. (R3.10) */
export function typed(...types: EnergyType[]): Cost {
  return { energy: types.length, types };
}

/** Puts the types a card demands into `game.scratch.need`. (R8.4) */
export function needOfCard(game: Game, card: number): void {
  const { types } = game.layout;
  for (let type = 0; type < TYPES; type++)
    game.scratch.need[type] = types[card * TYPES + type] ?? 0;
}

export function needNothing(game: Game): void {
  for (let type = 0; type < TYPES; type++) game.scratch.need[type] = 0;
}

export function needOfCost(game: Game, { types }: Cost): void {
  needNothing(game);
  for (const type of types) {
    const place = ENERGY_TYPES.indexOf(type);
    game.scratch.need[place] = (game.scratch.need[place] ?? 0) + 1;
  }
}

/** The types of a cost as bits, like the kinds of units in `game.scratch.haveKinds`. */
export function kindsOf({ types }: Cost): number {
  return types.reduce((bits, type) => bits | (1 << ENERGY_TYPES.indexOf(type)), 0);
}

/** A quick no: the units at hand, with their kinds as bits, are too few or lack a type, and none is wild. */
export function isBeyond(cost: Cost, needed: number, units: number, kinds: number): boolean {
  if (cost.energy > units) return true;
  return (needed & ~kinds) !== 0 && (kinds & (1 << WILD)) === 0;
}

/** Whether a seat could pay so much, with the types in `game.scratch.need`, out of `game.scratch.have`. */
function couldPay(game: Game, energy: number, total: number): boolean {
  return canFinish(game.scratch.have, NOTHING, game.scratch.need, energy, total);
}

/** Life may go down to 0, not below. (B17) */
export function canLoseLife(game: Game, seat: number, cost: Cost, lifeToo: number): boolean {
  const life = (cost.life ?? 0) + lifeToo;
  return life <= 0 || (game.table.life[seat] ?? 0) >= life;
}

/** Whether a seat can pay a whole cost now. */
export function canAfford(game: Game, seat: number, cost: Cost, lifeToo = 0): boolean {
  if (!canLoseLife(game, seat, cost, lifeToo)) return false;
  if (cost.energy === 0) return true;
  needOfCost(game, cost);
  return couldPay(game, cost.energy, countUnits(game, seat));
}
