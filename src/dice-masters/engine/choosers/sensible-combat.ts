import { ATTACK_WITH, BLOCK_WITH, type Decision, DONE } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { otherSeat } from '../state/table.ts';
import { ATTACK, FIELD } from '../state/zones.ts';
import { attackOf, defenseOf, showsCharacter } from '../stats.ts';

/** Attacks with what nobody can stop, survives the strongest blocker, or would win the game. */
export function attackerOf({ count, verb, a }: Decision, game: Game): number {
  const opponent = otherSeat(game.active);
  const fiercest = strongestIn(game, opponent);
  const isLethal = fiercest >= 0 && totalAttack(game) >= (game.table.life[opponent] ?? 0);
  for (let option = 0; option < count; option++) {
    if (verb[option] !== ATTACK_WITH) continue;
    const die = a[option] ?? 0;
    if (fiercest < 0 || isLethal || defenseOf(game, die) > fiercest) return option;
  }
  return doneOf(count, verb);
}

/** Blocks where the blocker lives or trades well, and with anything when the attack would win. */
export function blockOf({ count, verb, a, b, seat }: Decision, game: Game): number {
  const isDesperate = unblockedAttack(game) >= (game.table.life[seat] ?? 0);
  for (let option = 0; option < count; option++) {
    if (verb[option] !== BLOCK_WITH) continue;
    const blocker = a[option] ?? 0;
    const attacker = b[option] ?? 0;
    const lives = defenseOf(game, blocker) > attackOf(game, attacker);
    const kills = attackOf(game, blocker) >= defenseOf(game, attacker);
    if (isDesperate || lives || (kills && costOf(game, blocker) <= costOf(game, attacker))) {
      return option;
    }
  }
  return doneOf(count, verb);
}

function doneOf(count: number, verb: Uint8Array): number {
  for (let option = 0; option < count; option++) if (verb[option] === DONE) return option;
  return 0;
}

function costOf({ layout }: Game, die: number): number {
  return layout.cost[layout.cardOf[die] ?? 0] ?? 0;
}

/** The most attack among possible blockers; -1 when there are none. */
function strongestIn(game: Game, seat: number): number {
  let most = -1;
  for (let place = 0; place < game.table.count(seat, FIELD); place++) {
    const die = game.table.at(seat, FIELD, place);
    if (showsCharacter(game, die)) most = Math.max(most, attackOf(game, die));
  }
  return most;
}

function totalAttack(game: Game): number {
  let sum = 0;
  for (let zone = FIELD; zone <= ATTACK; zone++) {
    for (let place = 0; place < game.table.count(game.active, zone); place++) {
      sum += attackOf(game, game.table.at(game.active, zone, place));
    }
  }
  return sum;
}

function unblockedAttack(game: Game): number {
  let sum = 0;
  for (let place = 0; place < game.table.count(game.active, ATTACK); place++) {
    const attacker = game.table.at(game.active, ATTACK, place);
    if (!isBlocked(game, attacker)) sum += attackOf(game, attacker);
  }
  return sum;
}

function isBlocked(game: Game, attacker: number): boolean {
  for (let pair = 0; pair < game.state.now.pairCount; pair++)
    if (game.state.pairAttacker[pair] === attacker) return true;
  return false;
}
