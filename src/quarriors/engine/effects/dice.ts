import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE } from '../state/state.ts';
import { BAG, POOL, READY, SPENT, USED } from '../state/zones.ts';
import { checkEmptyCards } from './glory.ts';

/** Draws into the Active Pool, without rolling; says how many came. */
export function drawDice(game: Game, seat: number, dice: number, rules: string): number {
  const { state } = game;
  for (let drawn = 0; drawn < dice; drawn++) {
    if (state.count(seat, BAG) === 0) refill(game, seat);
    if (state.count(seat, BAG) === 0) {
      // Q6.2.3, QB2: with nothing left, drawing stops.
      note(game, 'nothing-to-draw', 'Q6.2.3 QB2', seat);
      return drawn;
    }
    const die = state.at(seat, BAG, game.chance.draw(game, seat));
    state.move(die, state.placeOf(seat, POOL));
    note(game, 'drawn', rules, seat, die);
  }
  return dice;
}

/** Q6.2.2: the whole Used Pile. */
function refill(game: Game, seat: number): void {
  const { state } = game;
  const dice = state.count(seat, USED);
  if (dice === 0) return;
  for (let left = dice; left > 0; left--) {
    state.move(state.at(seat, USED, left - 1), state.placeOf(seat, BAG));
  }
  note(game, 'refilled', 'Q6.2.2', seat, NONE, dice);
}

export function rollDie(game: Game, die: number, rules: string): void {
  game.state.face[die] = game.chance.roll(game, die);
  note(game, 'rolled', rules, game.state.seatOf(die), die);
}

/** Rolls the dice that were added to the Active Pool last. */
export function rollLast(game: Game, seat: number, dice: number, rules: string): void {
  const { state } = game;
  const count = state.count(seat, POOL);
  for (let slot = count - dice; slot < count; slot++) {
    rollDie(game, state.at(seat, POOL, slot), rules);
  }
}

/** Q4.1: from Active Pool or Ready Area to the Used Pile, or to the Spent Pile of later rules. (Q11) */
export function spend(game: Game, die: number, rules: string): void {
  const { state } = game;
  const seat = state.seatOf(die);
  note(game, 'spent', rules, seat, die);
  // A reaction is cast in another player's turn; its owner's turn is not there to end.
  const isApart = game.setup.profile.spentPile && seat === state.active;
  state.move(die, state.placeOf(seat, isApart ? SPENT : USED));
}

export function gainQuiddity(game: Game, amount: number, rules: string, die: number): void {
  const { state } = game;
  if (amount === 0) return;
  state.quiddity += amount;
  note(game, 'quiddity', rules, state.active, die, amount, NONE, state.quiddity);
}

/** Q6.1.3, A20: back to its card, where anybody may capture it again. */
export function cull(game: Game, die: number, rules: string): void {
  const { state } = game;
  note(game, 'culled', rules, state.seatOf(die), die);
  state.move(die, state.wildsOf(game.cardOf(die)));
}

/** A die of the card, to the Used Pile unless a text says otherwise. (Q6.5.1, QB6) */
export function capture(
  game: Game,
  seat: number,
  card: number,
  rules: string,
  cost: number,
  zone = USED,
): void {
  const { state } = game;
  const die = state.dieAt(state.wildsOf(card), state.supply(card) - 1);
  state.face[die] = 0;
  state.move(die, state.placeOf(seat, zone));
  note(game, 'captured', rules, seat, die, cost);
  checkEmptyCards(game);
}

/** Takes a die out of a Ready Area with the spells that lie with it. (Q7.2) */
export function leaveReady(game: Game, die: number, zone: number): void {
  const { state } = game;
  const seat = state.seatOf(die);
  dropAttached(game, die);
  state.copy[die] = NONE;
  state.flags[die] = 0;
  state.attachedTo[die] = NONE;
  state.move(die, state.placeOf(seat, zone));
}

/** Q6.1.2, Q7.2: to the Used Pile of their owner. */
export function dropAttached(game: Game, creature: number): void {
  const { state } = game;
  const seat = state.seatOf(creature);
  for (let slot = state.count(seat, READY) - 1; slot >= 0; slot--) {
    const spell = state.at(seat, READY, slot);
    if (state.attachedTo[spell] !== creature) continue;
    note(game, 'fell', 'Q7.2', seat, spell, NONE, creature);
    state.attachedTo[spell] = NONE;
    state.move(spell, state.placeOf(seat, USED));
  }
}
