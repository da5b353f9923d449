import type { Decision } from '../decisions/decision.ts';
import { ENERGY_FACE, LEVEL_FACE, WILD } from '../faces.ts';
import type { Game } from '../game.ts';
import { isSidekickDie } from '../stats.ts';

const TYPES = 4;

/** What a player wants to buy. */
export interface Wanted {
  /** The card wanted most among those that cost no more than the energy that could come; -1 for none. */
  withinReach(game: Game, energy: number): number;
}

/** Rerolls what stands between the player and the best card within reach; 0 is done. */
export function rerollTowards(wanted: Wanted, { count, a }: Decision, game: Game): number {
  countRoll(game);
  const goal = wanted.withinReach(game, ROLL.possible);
  if (goal < 0) return 0;
  const { kind } = game.layout.faces;
  const { row } = game.table;
  const isShort = (game.layout.cost[goal] ?? 0) > ROLL.units;
  const types = game.layout.typeMask[goal] ?? 0;
  const lacksType = (ROLL.shown & (1 << WILD)) === 0 && (types & ~ROLL.shown) !== 0;
  if (!isShort && !lacksType) return 0;
  for (let option = 1; option < count; option++) {
    const die = a[option] ?? 0;
    const face = row[die] ?? 0;
    if (kind[face] === LEVEL_FACE && isShort && isSpare(game, die)) return option;
    if (kind[face] === ENERGY_FACE && lacksType && isUseless(game, types, face)) return option;
  }
  return 0;
}

/** The dice of a roll that are not picked for a reroll, counted anew for every question. */
const ROLL = {
  /** Units that stay. */
  units: 0,
  /** Units if every reroll gives one. */
  possible: 0,
  /** Kinds of units that stay, as bits. */
  shown: 0,
};

function countRoll(game: Game): void {
  const {
    rolling,
    now: { rollingCount },
  } = game.state;
  const { mark } = game.scratch;
  const { kind, unitMask, units } = game.layout.faces;
  const { row } = game.table;
  let stay = 0;
  let rerolled = 0;
  let shown = 0;
  for (let place = 0; place < rollingCount; place++) {
    const die = rolling[place] ?? 0;
    const face = row[die] ?? 0;
    if (mark[die] !== 0) {
      rerolled++;
    } else if (kind[face] === ENERGY_FACE) {
      stay += units[face] ?? 0;
      shown |= unitMask[face] ?? 0;
    } else if (kind[face] === LEVEL_FACE && isSpare(game, die)) {
      rerolled++;
    }
  }
  ROLL.units = stay;
  ROLL.possible = stay + rerolled;
  ROLL.shown = shown;
}

/** A Sidekick gives up its character face for energy while the team is young; others fight. */
function isSpare(game: Game, die: number): boolean {
  return game.turn <= YOUNG && isSidekickDie(game, die);
}

/** Five turns of each player. */
const YOUNG = 10;

/** Energy of a type the card does not ask for. */
function isUseless({ layout }: Game, types: number, row: number): boolean {
  const unit = layout.faces.firstUnit[row] ?? TYPES;
  return unit < TYPES && (types & (1 << unit)) === 0;
}
