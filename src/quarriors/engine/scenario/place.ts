import type { Game } from '../game.ts';
import { cardName } from '../names.ts';
import { NONE } from '../state/state.ts';
import { BAG, READY, ZONES } from '../state/zones.ts';
import { findFace, parseDice } from './dice-text.ts';
import { ScenarioProblem } from './problem.ts';
import type { Scenario } from './scenario.ts';

/** Lays the dice of a scenario. Those that are not named stay in the bag, or on their card where a bag is given. */
export function placeDice(game: Game, { seats }: Scenario): void {
  const { state } = game;
  for (const [seat, player] of seats.entries()) {
    state.glory[seat] = player.glory;
    if (player.bag) emptyBag(game, seat);
  }
  for (const [seat, player] of seats.entries()) {
    for (const [zone, name] of ZONES.entries()) {
      for (const text of player[name] ?? []) layDice(game, seat, zone, text, !player.bag);
    }
  }
}

function emptyBag({ state, layout }: Game, seat: number): void {
  for (let left = state.count(seat, BAG); left > 0; left--) {
    const die = state.at(seat, BAG, left - 1);
    state.move(die, state.wildsOf(layout.cardOf[die] ?? 0));
  }
}

function layDice(game: Game, seat: number, zone: number, text: string, mayLeaveBag: boolean): void {
  const { state, layout } = game;
  const { count, card, face, on } = parseDice(text, layout.cards);
  const rolled = findFace(layout.card(card), face);
  for (let more = 0; more < count; more++) {
    const die = takeDie(game, seat, card, mayLeaveBag);
    if (die === NONE) {
      throw new ScenarioProblem(`there are not enough dice of ${layout.card(card).name}`);
    }
    state.face[die] = rolled;
    state.move(die, state.placeOf(seat, zone));
    if (on !== null) state.attachedTo[die] = creatureCalled(game, seat, on);
  }
}

/** From the Wilds, or a starting die from a bag that nobody spoke of. */
function takeDie(
  { state, layout }: Game,
  seat: number,
  card: number,
  mayLeaveBag: boolean,
): number {
  for (let slot = 0; mayLeaveBag && slot < state.count(seat, BAG); slot++) {
    const die = state.at(seat, BAG, slot);
    if (layout.cardOf[die] === card) return die;
  }
  const left = state.supply(card);
  return left === 0 ? NONE : state.dieAt(state.wildsOf(card), left - 1);
}

function creatureCalled(game: Game, seat: number, name: string): number {
  const { state } = game;
  for (let slot = 0; slot < state.count(seat, READY); slot++) {
    const die = state.at(seat, READY, slot);
    if (cardName(game, die).toLowerCase() === name.toLowerCase()) return die;
  }
  throw new ScenarioProblem(`no ${name} is in the Ready Area of player ${seat + 1}; name it first`);
}
