import type { Context, Cost } from '../abilities/ability.ts';
import { isAllowed } from '../abilities/ask.ts';
import { offerOnce } from '../decisions/alike.ts';
import { choose } from '../decisions/chooser.ts';
import {
  AMOUNT,
  type DecisionKind,
  DONE,
  NO,
  PICK_CARD,
  PICK_DIE,
  PICK_FACE,
  PICK_PLAYER,
  YES,
} from '../decisions/decision.ts';
import { canAfford, needOfCost } from '../energy/cost.ts';
import { payEnergy } from '../energy/pay.ts';
import { NONE, otherSeat } from '../state/table.ts';
import { characterDice } from '../stats.ts';
import { payLife } from './life.ts';
import { playerTarget } from './player-target.ts';

type Fits = (die: number) => boolean;

/** Who targets with what, as one number for rulings. */
function targeting(seat: number, kind: number): number {
  return seat * 4 + kind;
}

/** Whether text of that kind may target a die. */
export function mayTarget({ game, seat }: Context, kind: number, die: number): boolean {
  return isAllowed(game, 'may-be-targeted', true, die, targeting(seat, kind));
}

/** Character dice in the Field that may be targeted. (R19.1) */
export function targetsOf(context: Context, kind: number, fits: Fits = () => true): number[] {
  const { game, seat } = context;
  return [...characterDice(game, seat), ...characterDice(game, otherSeat(seat))].filter(
    (die) => fits(die) && isAllowed(game, 'may-be-targeted', true, die, targeting(seat, kind)),
  );
}

/** Opposing character dice that may be targeted. */
export function opposingTargets(context: Context, kind: number, fits: Fits = () => true): number[] {
  const { game, seat } = context;
  return targetsOf(context, kind, (die) => game.table.side[die] !== seat && fits(die));
}

/** One of the dice, or -1 when there is none. */
export function pickDie(
  context: Context,
  dice: readonly number[],
  decision: DecisionKind = 'target',
): number {
  if (dice.length === 0) return NONE;
  open(context, decision);
  for (const die of dice) offerOnce(context.game, PICK_DIE, die);
  return context.game.decision.a[choose(context.game)] ?? NONE;
}

/** One of the dice or none, as the player likes. */
export function mayPickDie(
  context: Context,
  dice: readonly number[],
  decision: DecisionKind = 'target',
): number {
  if (dice.length === 0) return NONE;
  const { game } = context;
  open(context, decision);
  game.decision.add(DONE, -1, -1);
  for (const die of dice) offerOnce(game, PICK_DIE, die);
  const pick = choose(game);
  return pick === 0 ? NONE : (game.decision.a[pick] ?? NONE);
}

/** A target for damage: one of the dice, or a player of the given seats. */
export function pickDieOrPlayer(
  context: Context,
  dice: readonly number[],
  seats: readonly number[],
): number {
  const { game } = context;
  open(context, 'target');
  for (const seat of seats) game.decision.add(PICK_PLAYER, seat, -1);
  for (const die of dice) offerOnce(game, PICK_DIE, die);
  const pick = choose(game);
  const what = game.decision.a[pick] ?? 0;
  return game.decision.verb[pick] === PICK_PLAYER ? playerTarget(what) : what;
}

/** A player as a target of damage. */
export function asPlayer(context: Context): number {
  return pickDieOrPlayer(context, [], [context.seat, otherSeat(context.seat)]);
}

/** "May" is always a question. */
export function mayDo(context: Context): boolean {
  open(context, 'may');
  context.game.decision.add(NO, -1, -1);
  context.game.decision.add(YES, -1, -1);
  return choose(context.game) === 1;
}

/** Offers to pay; true when paid. Nothing is asked of a player who cannot. (R19.4) */
export function mayPay(context: Context, cost: Cost): boolean {
  const { game, seat } = context;
  if (!canAfford(game, seat, cost) || !mayDo(context)) return false;
  if (cost.life) payLife(game, seat, cost.life);
  needOfCost(game, cost);
  payEnergy(game, seat, cost.energy);
  // R4.6: no later cost is paid together with it.
  if (seat === game.active) game.state.now.held = 0;
  return true;
}

/** One of the cards, for texts that name a character. */
export function pickCard(context: Context, cards: readonly number[]): number {
  if (cards.length === 0) return NONE;
  open(context, 'name');
  for (const card of cards) context.game.decision.add(PICK_CARD, card, -1);
  return context.game.decision.a[choose(context.game)] ?? NONE;
}

export function pickAmount(context: Context, least: number, most: number): number {
  open(context, 'amount');
  for (let amount = least; amount <= most; amount++) context.game.decision.add(AMOUNT, amount, -1);
  return context.game.decision.a[choose(context.game)] ?? least;
}

/** A face to turn a die to. */
export function pickFace(context: Context, die: number, faces: readonly number[]): number {
  open(context, 'face');
  for (const face of faces) context.game.decision.add(PICK_FACE, face, die);
  return context.game.decision.a[choose(context.game)] ?? 0;
}

function open({ game, die, card, seat, about, size }: Context, kind: DecisionKind): void {
  game.decision.open(kind, seat, 'R19.2');
  game.decision.die = die;
  game.decision.card = card;
  game.decision.about = about ?? null;
  game.decision.size = size ?? -1;
}

/** Puts the question to the other player. */
export function asOpponent(context: Context): Context {
  return { ...context, seat: otherSeat(context.seat) };
}
