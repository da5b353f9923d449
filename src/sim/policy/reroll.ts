import { ENERGY_TYPES } from '../../domain/energy.ts';
import type { Policy } from '../../domain/policy.ts';
import type { Decision } from '../../engine/decisions/decision.ts';
import { ENERGY_FACE, LEVEL_FACE, UNIT_KINDS, WILD } from '../../engine/faces.ts';
import type { Game } from '../../engine/game.ts';
import { isSidekickDie, rowOf } from '../../engine/stats.ts';
import { BestReroll } from './best-reroll.ts';
import type { BuyList } from './buy-list.ts';

const TYPES = ENERGY_TYPES.length;
const DONE_WITH_IT = 0;
/** Until this own turn a Sidekick gives up its character face for energy. */
const YOUNG = 5;

/** Answers one question of the reroll: a die, or 0 when nothing more is to be rerolled. */
export type RerollRule = (decision: Decision, game: Game, turn: number, list: BuyList) => number;

/** The rule that a policy's goal stands for. */
export function rerollRule(reroll: Policy['reroll']): RerollRule {
  switch (reroll.goal) {
    case 'none':
      return () => DONE_WITH_IT;
    case 'energy':
      return eachDie((game, row) => !isEnergy(game, row));
    case 'characters':
      return eachDie((game, row, die) => isEnergy(game, row) && !isSidekickDie(game, die));
    case 'type':
      return eachDie((game, row) => !showsUnit(game, row, ENERGY_TYPES.indexOf(reroll.type)));
    case 'buy-list':
      return towardsTheList;
    case 'pay':
      return towardsAPrice(new BestReroll(reroll.cost, reroll.types));
  }
}

type Unwanted = (game: Game, row: number, die: number) => boolean;

function eachDie(isUnwanted: Unwanted): RerollRule {
  return ({ count, a }, game) => {
    for (let option = 1; option < count; option++) {
      const die = a[option] ?? 0;
      if (isUnwanted(game, rowOf(game, die), die)) return option;
    }
    return DONE_WITH_IT;
  };
}

function isEnergy({ layout }: Game, row: number): boolean {
  return layout.faces.kind[row] === ENERGY_FACE;
}

/** The type itself or wild. */
function showsUnit({ layout: { faces } }: Game, row: number, type: number): boolean {
  const first = faces.firstUnit[row];
  const second = faces.secondUnit[row];
  return first === type || second === type || first === WILD || second === WILD;
}

/** Works out all dice at the first question and names them one by one. */
function towardsAPrice(best: BestReroll): RerollRule {
  let open: number[] = [];
  return ({ count, a }, game) => {
    if (!isAnyMarked(game)) open = best.rowsToReroll(game);
    for (let option = 1; option < count; option++) {
      const place = open.indexOf(rowOf(game, a[option] ?? 0));
      if (place < 0) continue;
      open.splice(place, 1);
      return option;
    }
    return DONE_WITH_IT;
  };
}

function isAnyMarked({ rolling, rollingCount, mark }: Game): boolean {
  for (let place = 0; place < rollingCount; place++) {
    if (mark[rolling[place] ?? 0] !== 0) return true;
  }
  return false;
}

/** Rerolls what stands between the player and the best card of the list within reach. */
function towardsTheList({ count, a }: Decision, game: Game, turn: number, list: BuyList): number {
  const kept = countKept(game, turn);
  const goal = list.withinReach(game, turn, kept.units + kept.spare);
  if (goal < 0) return DONE_WITH_IT;
  const isShort = (game.layout.cost[goal] ?? 0) > kept.units;
  const lacksType = missesType(game, goal);
  for (let option = 1; option < count; option++) {
    const die = a[option] ?? 0;
    const row = rowOf(game, die);
    const kind = game.layout.faces.kind[row];
    if (kind === LEVEL_FACE && isShort && isSpare(game, die, turn)) return option;
    if (kind === ENERGY_FACE && lacksType && isUseless(game, goal, row)) return option;
  }
  return DONE_WITH_IT;
}

interface Kept {
  units: number;
  /** Dice that are rerolled or could be. */
  spare: number;
}

/** Energy on dice that are not picked for the reroll; units by kind go to `game.have`. */
function countKept(game: Game, turn: number): Kept {
  const { faces } = game.layout;
  for (let unit = 0; unit < UNIT_KINDS; unit++) game.have[unit] = 0;
  let units = 0;
  let spare = 0;
  for (let place = 0; place < game.rollingCount; place++) {
    const die = game.rolling[place] ?? 0;
    const row = rowOf(game, die);
    const isCharacter = faces.kind[row] === LEVEL_FACE;
    if (game.mark[die] !== 0 || (isCharacter && isSpare(game, die, turn))) spare++;
    if (game.mark[die] !== 0 || isCharacter) continue;
    units += game.layout.unitsOn(row);
    addUnit(game, faces.firstUnit[row] ?? UNIT_KINDS);
    addUnit(game, faces.secondUnit[row] ?? UNIT_KINDS);
  }
  return { units, spare };
}

function addUnit({ have }: Game, unit: number): void {
  if (unit < UNIT_KINDS) have[unit] = (have[unit] ?? 0) + 1;
}

function isSpare(game: Game, die: number, turn: number): boolean {
  return turn <= YOUNG && isSidekickDie(game, die);
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
