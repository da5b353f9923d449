import { isAllowed } from '../abilities/ask.ts';
import { emit, newMoment } from '../abilities/emit.ts';
import { BUY } from '../decisions/decision.ts';
import { needOfCard } from '../energy/cost.ts';
import { payEnergy } from '../energy/pay.ts';
import { WILD } from '../faces.ts';
import type { Game } from '../game.ts';
import { send } from '../moves.ts';
import { pricesOf, purchaseCostOf } from '../prices.ts';
import { note } from '../record.ts';
import type { Layout } from '../state/layout.ts';
import { hasMemo, setMemo } from '../state/memos.ts';
import { FIELDED_THIS_TURN, NONE } from '../state/table.ts';
import { CARD, FIELD, USED } from '../state/zones.ts';
import { characterDice } from '../stats.ts';

/** Adds every card that the active player can pay for with `total` units. (R8.2–R8.4) */
export function offerPurchases(game: Game, total: number): void {
  const seat = game.active;
  const shop = game.shops[seat];
  const { decision, layout } = game;
  const { supply } = game.table;
  const prices = pricesOf(game, shop, seat);
  const isPrinted = prices === layout.cost;
  const cards = shop.length;
  const present = game.scratch.haveKinds;
  const wild = game.scratch.have[WILD] ?? 0;
  for (let place = 0; place < cards; place++) {
    const card = shop[place] ?? 0;
    const cost = prices[card] ?? 0;
    // The shop goes from cheap to dear.
    if (isPrinted && cost > total) return;
    const isThere = cost <= total && supply[card] !== 0;
    if (isThere && hasTypes(layout, card, cost, present, wild) && mayPurchase(game, card)) {
      decision.add(BUY, card, cost);
    }
  }
}

/** Whether every type of the card has a unit of its own, wild ones standing in. (R3.2, R4.10) */
function hasTypes(
  layout: Layout,
  card: number,
  cost: number,
  present: number,
  wild: number,
): boolean {
  if (cost === 0) return true;
  const missing = (layout.typeMask[card] ?? 0) & ~present;
  return (layout.typeCount[card] ?? 0) <= cost && (missing === 0 || bitCount(missing) <= wild);
}

function bitCount(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);
}

/** A purchase for nothing spends no unit, so it needs no type. (B18) */
function needForPurchase(game: Game, card: number, cost: number): void {
  needOfCard(game, card);
  if (cost === 0) game.scratch.need.fill(0);
}

/** Whether a text or the kind of card forbids the purchase; energy is not looked at. */
export function mayPurchase(game: Game, card: number): boolean {
  const { layout } = game;
  if (layout.hasEpics && layout.card(card).epic && !mayBuyEpic(game)) return false;
  return isAllowed(game, 'may-purchase', true, card, game.active);
}

/** An Epic Basic Action needs an active character that costs at least 4, once a turn. (E58) */
function mayBuyEpic(game: Game): boolean {
  if (!game.profile.epicBasicActions) return true;
  if (hasMemo(game.state, 'epic-bought')) return false;
  return characterDice(game, game.active).some(
    (die) => (game.layout.cost[game.layout.cardOf[die] ?? 0] ?? 0) >= EPIC_COST,
  );
}

const EPIC_COST = 4;

/** Pays and takes one die off the card. (R8.4, R8.8) */
export function buy(game: Game, card: number): void {
  const { table, active } = game;
  const cost = purchaseCostOf(game, card, active);
  needForPurchase(game, card, cost);
  payEnergy(game, active, cost);
  const die = dieOnCard(game, card);
  note(game, 'buy', 'R8.4', active, die, NONE, cost);
  table.owner[die] = active;
  // R6.5: a die of a Basic Action that the opponent brought changes sides.
  if (table.side[die] !== active) table.put(die, CARD, active);
  game.state.boughtThisTurn[active] = (game.state.boughtThisTurn[active] ?? 0) + 1;
  if (game.layout.hasEpics && game.layout.card(card).epic) setMemo(game.state, 1, 'epic-bought');
  newMoment(game);
  send(game, die, USED, 'purchased', 'M1 R8.8');
  if (game.hooks.triggerCount > 0) emit(game, 'purchased', die, NONE, active, cost);
  if (table.zone[die] === FIELD && game.profile.suitUpFields) countAsFielded(game, die);
}

export function dieOnCard({ layout, table }: Game, card: number): number {
  const first = layout.firstDie[card] ?? 0;
  const end = first + (layout.cardDice[card] ?? 0);
  for (let die = first; die < end; die++) if (table.zone[die] === CARD) return die;
  return NONE;
}

/** Suit Up fields the die. (E33) */
function countAsFielded(game: Game, die: number): void {
  game.table.flags[die] = (game.table.flags[die] ?? 0) | FIELDED_THIS_TURN;
  game.state.fieldedThisTurn[game.active] = (game.state.fieldedThisTurn[game.active] ?? 0) + 1;
  emit(game, 'fielded', die, NONE, game.active);
}
