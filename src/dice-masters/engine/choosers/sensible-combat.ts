import { ATTACK_WITH, BLOCK_WITH, type Decision, DONE } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { otherSeat } from '../state/table.ts';
import { ATTACK, FIELD } from '../state/zones.ts';
import { attackOf, defenseOf, hasKeyword, showsCharacter } from '../stats.ts';
import { worthOf } from './judgement.ts';

/** A point of life against a point of worth. */
const LIFE = 0.6;
/** A die that nobody blocks is gone for a while, though not lost. */
const GOES_TO_USED = 0.25;
const NEEDED = 100;

/** Attacks to win, or with dice that gain more than they risk while enough stay at home. */
export function attackerOf({ count, verb, a }: Decision, game: Game): number {
  const seat = game.active;
  const opponent = otherSeat(seat);
  const blockers = dice(game, opponent, FIELD);
  const isLethal = through(game, seat, blockers.length) >= (game.table.life[opponent] ?? 0);
  let best = doneOf(count, verb);
  let most = 0;
  for (let option = 0; option < count; option++) {
    if (verb[option] !== ATTACK_WITH) continue;
    const die = a[option] ?? 0;
    if (isLethal) return option;
    const gain = gainOf(game, die, blockers);
    if (gain <= most || isNeededAtHome(game, seat, die)) continue;
    most = gain;
    best = option;
  }
  return best;
}

/** What gets through if the strongest attackers are blocked, one by each die. */
function through(game: Game, seat: number, blockers: number): number {
  const attacks = [...dice(game, seat, FIELD), ...dice(game, seat, ATTACK)]
    .map((die) => attackOf(game, die))
    .sort((one, other) => other - one);
  return attacks.slice(blockers).reduce((sum, attack) => sum + attack, 0);
}

/** Damage to the player, or a fight that the opponent chooses; whichever is worse for us. */
function gainOf(game: Game, die: number, blockers: readonly number[]): number {
  const attack = attackOf(game, die);
  const free = LIFE * attack - GOES_TO_USED * worthOf(game, die);
  let worst = free;
  for (const blocker of blockers) {
    const dies = attackOf(game, blocker) >= defenseOf(game, die) ? worthOf(game, die) : 0;
    const kills = attack >= defenseOf(game, blocker) ? worthOf(game, blocker) : 0;
    worst = Math.min(worst, kills - dies);
  }
  return worst > 0 || free > 0 ? Math.min(free, worst + 0.01) : worst;
}

/** Without the die at home the opponent could win next turn. */
function isNeededAtHome(game: Game, seat: number, die: number): boolean {
  const attacks = dice(game, otherSeat(seat), FIELD)
    .map((one) => attackOf(game, one))
    .sort((one, other) => other - one);
  const home = dice(game, seat, FIELD).filter((one) => one !== die).length;
  const hit = attacks.slice(home).reduce((sum, attack) => sum + attack, 0);
  return hit > 0 && hit >= (game.table.life[seat] ?? 0);
}

/** Blocks to survive first, then where it gains: a die that lives, a good trade, much life saved. */
export function blockOf({ count, verb, a, b, seat }: Decision, game: Game): number {
  const life = game.table.life[seat] ?? 0;
  const open = unblockedAttack(game);
  let best = doneOf(count, verb);
  let most = 0;
  for (let option = 0; option < count; option++) {
    if (verb[option] !== BLOCK_WITH) continue;
    const value = blockValue(game, a[option] ?? 0, b[option] ?? 0, open, life);
    if (value <= most) continue;
    most = value;
    best = option;
  }
  return best;
}

function blockValue(
  game: Game,
  blocker: number,
  attacker: number,
  open: number,
  life: number,
): number {
  const attack = attackOf(game, attacker);
  const saved = isBlocked(game, attacker)
    ? 0
    : hasKeyword(game, attacker, 'overcrush')
      ? Math.min(attack, defenseOf(game, blocker))
      : attack;
  const dies = defenseOf(game, blocker) <= attack ? worthOf(game, blocker) : 0;
  const kills = attackOf(game, blocker) >= defenseOf(game, attacker) ? worthOf(game, attacker) : 0;
  const isNeeded = open >= life && saved > 0;
  // The lower the life, the dearer each point of it.
  const dear = LIFE * (1 + Math.min(2, (2 * open) / Math.max(1, life)));
  return (isNeeded ? NEEDED + saved : dear * 0.5 * saved) + kills - dies;
}

function doneOf(count: number, verb: Uint8Array): number {
  for (let option = 0; option < count; option++) if (verb[option] === DONE) return option;
  return 0;
}

function dice(game: Game, seat: number, zone: number): number[] {
  const found: number[] = [];
  for (let place = 0; place < game.table.count(seat, zone); place++) {
    const die = game.table.at(seat, zone, place);
    if (showsCharacter(game, die)) found.push(die);
  }
  return found;
}

function unblockedAttack(game: Game): number {
  let sum = 0;
  for (let place = 0; place < game.table.count(game.active, ATTACK); place++) {
    const attacker = game.table.at(game.active, ATTACK, place);
    if (!isBlocked(game, attacker)) sum += attackOf(game, attacker);
  }
  return sum;
}

export function isBlocked(game: Game, attacker: number): boolean {
  for (let pair = 0; pair < game.state.now.pairCount; pair++)
    if (game.state.pairAttacker[pair] === attacker) return true;
  return false;
}
