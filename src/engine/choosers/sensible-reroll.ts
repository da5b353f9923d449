import type { Decision } from '../decisions/decision.ts';
import { ENERGY_FACE, LEVEL_FACE, UNIT_KINDS, WILD } from '../faces.ts';
import type { Game } from '../game.ts';
import { isSidekickDie, rowOf } from '../stats.ts';
import type { ShoppingList } from './shopping-list.ts';

const TYPES = 4;

/** Rerolls what stands between the player and the best card within reach; 0 is done. */
export function rerollOf({ count, a }: Decision, game: Game, list: ShoppingList): number {
  const have = countRoll(game);
  const goal = bestWithinReach(game, list, have.possible);
  if (goal < 0) return 0;
  const short = (game.layout.cost[goal] ?? 0) - have.units;
  const lacksType = missesType(game, goal);
  for (let option = 1; option < count; option++) {
    const row = rowOf(game, a[option] ?? 0);
    const kind = game.layout.faces.kind[row];
    if (kind === LEVEL_FACE && short > 0 && isSpare(game, a[option] ?? 0)) return option;
    if (kind === ENERGY_FACE && lacksType && isUseless(game, goal, row)) return option;
  }
  return 0;
}

interface Roll {
  /** Units that stay. */
  units: number;
  /** Units if every reroll gives one. */
  possible: number;
}

/** Counts the dice that are not picked for a reroll; typed units go to `game.have`. */
function countRoll(game: Game): Roll {
  const { faces } = game.layout;
  for (let unit = 0; unit < UNIT_KINDS; unit++) game.have[unit] = 0;
  let units = 0;
  let rerolled = 0;
  for (let place = 0; place < game.rollingCount; place++) {
    const die = game.rolling[place] ?? 0;
    const row = rowOf(game, die);
    const isCharacter = faces.kind[row] === LEVEL_FACE;
    if (game.mark[die] !== 0 || (isCharacter && isSpare(game, die))) rerolled++;
    if (game.mark[die] !== 0 || isCharacter) continue;
    const first = faces.firstUnit[row] ?? 0;
    const shown = game.layout.unitsOn(row);
    if (shown > 0) game.have[first] = (game.have[first] ?? 0) + shown;
    units += shown;
  }
  return { units, possible: units + rerolled };
}

/** A Sidekick gives up its character face for energy while the team is young; others fight. */
function isSpare(game: Game, die: number): boolean {
  return isSidekickDie(game, die) && game.turn <= YOUNG;
}

const YOUNG = 10;

function bestWithinReach(game: Game, list: ShoppingList, possible: number): number {
  let best = -1;
  const shop = game.shops[game.active];
  const cards = shop.length;
  for (let place = 0; place < cards; place++) {
    const card = shop[place] ?? 0;
    const isAble = game.table.supply[card] !== 0 && (game.layout.cost[card] ?? 0) <= possible;
    if (isAble && (best < 0 || (list.rank[card] ?? 0) < (list.rank[best] ?? 0))) best = card;
  }
  return best;
}

function missesType(game: Game, card: number): boolean {
  if ((game.have[WILD] ?? 0) > 0) return false;
  for (let type = 0; type < TYPES; type++) {
    if (game.layout.types[card * TYPES + type] !== 0 && game.have[type] === 0) return true;
  }
  return false;
}

/** Energy of a type the card does not ask for. */
function isUseless(game: Game, card: number, row: number): boolean {
  const unit = game.layout.faces.firstUnit[row] ?? TYPES;
  return unit < TYPES && game.layout.types[card * TYPES + unit] === 0;
}
