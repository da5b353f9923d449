import { ENERGY_TYPES } from '../../cards/energy.ts';
import { rerollTowards } from '../../engine/choosers/reroll-towards.ts';
import type { Decision } from '../../engine/decisions/decision.ts';
import { ENERGY_FACE, WILD } from '../../engine/faces.ts';
import type { Game } from '../../engine/game.ts';
import { isSidekickDie, rowOf } from '../../engine/stats.ts';
import type { Policy } from '../policy.ts';
import { BestReroll } from './best-reroll.ts';
import type { BuyList } from './buy-list.ts';

const DONE_WITH_IT = 0;

/** Answers one question of the reroll: a die, or 0 when nothing more is to be rerolled. */
export type RerollRule = (decision: Decision, game: Game, list: BuyList) => number;

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
      return (decision, game, list) => rerollTowards(list, decision, game);
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

function isAnyMarked({
  state: {
    rolling,
    now: { rollingCount },
  },
  scratch: { mark },
}: Game): boolean {
  for (let place = 0; place < rollingCount; place++) {
    if (mark[rolling[place] ?? 0] !== 0) return true;
  }
  return false;
}
