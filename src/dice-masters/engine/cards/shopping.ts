import type { DiceFilter } from '../../language/dice.ts';
import type { Next } from '../../language/effect.ts';
import { isAllowed } from '../abilities/ask.ts';
import { mayPurchase } from '../actions/buy.ts';
import { unitsOf } from '../energy/units.ts';
import { ACTION_FACE, LEVEL_FACE } from '../faces.ts';
import type { Game } from '../game.ts';
import { purchaseCostOf } from '../prices.ts';
import { hasMemo } from '../state/memos.ts';
import { RESERVE } from '../state/zones.ts';
import { fieldingCostOf, zoneDice } from '../stats.ts';
import { cardFitsOf } from './fits.ts';
import type { Scene } from './scene.ts';

const ANY: DiceFilter = {};

/** Dice are bought and fielded by the active player until the Main Step ends. (R8.1, R9.1) */
export function isBuyingOver({ active, step }: Game, seat: number): boolean {
  return seat !== active || step === 'attack' || step === 'cleanup';
}

/** Whether a die that a text waits for can still be bought or fielded this turn. (R11.9) */
export function canComeNext(next: Next): (scene: Scene) => boolean {
  return next.buy ? canBuyNext(next) : canFieldNext(next);
}

function canBuyNext({ buy = ANY, less = 0, least = 1, to, first }: Next) {
  const fits = cardFitsOf(buy);
  return (scene: Scene): boolean => {
    const { game, seat, price = 0 } = scene;
    if (isBuyingOver(game, seat)) return false;
    if (first && game.state.boughtThisTurn[seat] !== 0) return false;
    // Where the die goes is settled already.
    if (to === 'prep' && hasMemo(game.state, 'next-prepped', seat)) return false;
    const left = unitsOf(game, seat) - price;
    const mayGrow = hasFace(game, seat, ACTION_FACE | LEVEL_FACE);
    return [...game.shops[seat]].some((card) => {
      if (game.table.supply[card] === 0 || !fits(scene, card) || !mayPurchase(game, card)) {
        return false;
      }
      const cost = purchaseCostOf(game, card, seat);
      return mayGrow || Math.min(cost, Math.max(least, cost - less)) <= left;
    });
  };
}

function canFieldNext({ field = ANY, less = 0, least = 0, attack = 0, defense = 0 }: Next) {
  const fits = cardFitsOf(field);
  return (scene: Scene): boolean => {
    const { game, seat } = scene;
    if (isBuyingOver(game, seat)) return false;
    if (hasFace(game, seat, ACTION_FACE)) return true;
    return zoneDice(game, seat, RESERVE).some((die) => {
      if (game.layout.faces.kind[game.table.row[die] ?? 0] !== LEVEL_FACE) return false;
      if (!fits(scene, game.layout.cardOf[die] ?? 0)) return false;
      const isChanged = attack !== 0 || defense !== 0 || fieldingCostOf(game, die) > least;
      return isChanged && less >= 0 && isAllowed(game, 'may-field', true, die, seat);
    });
  };
}

function hasFace({ layout, table }: Game, seat: number, kinds: number): boolean {
  const first = table.first(seat, RESERVE);
  const end = first + table.count(seat, RESERVE);
  for (let place = first; place < end; place++) {
    const row = table.row[table.order[place] ?? 0] ?? 0;
    if (((layout.faces.kind[row] ?? 0) & kinds) !== 0) return true;
  }
  return false;
}
