import { isAllowed } from '../abilities/ask.ts';
import { emit, newMoment } from '../abilities/emit.ts';
import { offerOnce } from '../decisions/alike.ts';
import { choose } from '../decisions/chooser.ts';
import { ATTACK_WITH, DONE } from '../decisions/decision.ts';
import { isControlling } from '../effects/hold.ts';
import type { Game } from '../game.ts';
import { move } from '../moves.ts';
import { settle } from '../settle.ts';
import { ATTACKED_THIS_TURN, NONE } from '../state/table.ts';
import { ATTACK, FIELD } from '../state/zones.ts';
import { showsCharacter } from '../stats.ts';

/** Any of the active player's characters, free. (R12.2) False when nobody attacks. (R12.1) */
export function declareAttackers(game: Game): boolean {
  if (game.turn === 1 && game.profile.noFirstTurnAttack) return false;
  const { decision, active, table } = game;
  if (table.fieldCount(active) === 0) return false;
  for (;;) {
    decision.open('attackers', active, 'R12.2');
    if (!offerForced(game)) {
      decision.add(DONE, -1, -1);
      offerAttackers(game);
    }
    const pick = choose(game);
    if (decision.verb[pick] === DONE) break;
    const die = decision.a[pick] ?? 0;
    table.flags[die] = (table.flags[die] ?? 0) | ATTACKED_THIS_TURN;
    move(game, 'attacked', die, ATTACK, active, 'M14 R12.2');
  }
  if (table.count(active, ATTACK) === 0) return false;
  game.state.now.attackedThisTurn = true;
  newMoment(game);
  if (game.hooks.triggerCount > 0) announce(game);
  settle(game);
  return true;
}

/** Once for each attacking die; the active player orders theirs first. (R12.3) */
function announce(game: Game): void {
  const { table, active } = game;
  emit(game, 'attackers-declared', NONE, NONE, active, table.count(active, ATTACK));
  for (let place = 0; place < table.count(active, ATTACK); place++) {
    emit(game, 'attacks', table.at(active, ATTACK, place), NONE, active);
  }
}

/** Dice that must attack come first, and all of them do. (B10) */
function offerForced(game: Game): boolean {
  if (game.hooks.rulings['must-attack'].length === 0) return false;
  const { table, active } = game;
  for (let place = 0; place < table.count(active, FIELD); place++) {
    const die = table.at(active, FIELD, place);
    if (mayAttack(game, die) && isAllowed(game, 'must-attack', false, die, -1)) {
      offerOnce(game, ATTACK_WITH, die);
    }
  }
  return game.decision.count > 0;
}

function offerAttackers(game: Game): void {
  const { table, active } = game;
  const dice = table.count(active, FIELD);
  for (let place = 0; place < dice; place++) {
    const die = table.at(active, FIELD, place);
    if (mayAttack(game, die)) offerOnce(game, ATTACK_WITH, die);
  }
}

function mayAttack(game: Game, die: number): boolean {
  if (!showsCharacter(game, die) || isControlling(game, die)) return false;
  return isAllowed(game, 'may-attack', true, die, -1);
}
