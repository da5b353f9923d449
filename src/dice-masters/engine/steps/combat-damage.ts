import { amountOf, isAllowed } from '../abilities/ask.ts';
import { emit, newMoment } from '../abilities/emit.ts';
import { choose } from '../decisions/chooser.ts';
import { AMOUNT } from '../decisions/decision.ts';
import { addPacket, dealTogether } from '../effects/damage.ts';
import { dealLeftovers, leftoverOf } from '../effects/leftovers.ts';
import { playerTarget } from '../effects/player-target.ts';
import type { Game } from '../game.ts';
import { send } from '../moves.ts';
import { settle } from '../settle.ts';
import { DEALT_COMBAT_DAMAGE, NONE, otherSeat, WAS_BLOCKED } from '../state/table.ts';
import { ATTACK, OUT } from '../state/zones.ts';
import { attackOf } from '../stats.ts';

/** Fast dice deal their damage in a wave of their own, then all others. (R13.1, R13.12) */
export function assignDamage(game: Game): void {
  if (game.hooks.triggers['damage-nears'].length > 0) beforeDamage(game);
  if (game.hooks.rulings['deals-first'].length > 0) wave(game, true);
  wave(game, false);
}

/** Whoever may leave combat does so now. */
function beforeDamage(game: Game): void {
  newMoment(game);
  emit(game, 'damage-nears', NONE, NONE, game.active);
  settle(game);
}

function wave(game: Game, fast: boolean): void {
  game.state.now.wave++;
  game.scratch.packetCount = 0;
  assignAttackers(game, fast);
  if (game.hooks.rulings['strikes-itself'].length > 0) strikeThemselves(game);
  assignBlockers(game, fast);
  if (game.scratch.packetCount > 0)
    dealTogether(game, game.scratch.packets, game.scratch.packetCount);
  sendUnblockedOut(game);
  game.state.now.leftoversDue = game.hooks.rulings['deals-leftover'].length > 0;
  settle(game);
  if (!game.state.now.leftoversDue) return;
  dealLeftovers(game);
  settle(game);
}

/** Whether a die deals its damage in this wave. */
function isInWave(game: Game, die: number, fast: boolean): boolean {
  if (((game.table.flags[die] ?? 0) & DEALT_COMBAT_DAMAGE) !== 0) return false;
  const isFirst = isAllowed(game, 'deals-first', false, die, -1);
  return fast ? isFirst : true;
}

function strengthOf(game: Game, die: number): number {
  if (!isAllowed(game, 'deals-combat-damage', true, die, -1)) return 0;
  return amountOf(game, 'combat-damage', attackOf(game, die), die, -1);
}

/** The attacker assigns first: to the player, or all of it among the blockers. (R13.2, R13.3) */
function assignAttackers(game: Game, fast: boolean): void {
  const { table, active } = game;
  const defender = otherSeat(active);
  for (let place = 0; place < table.count(active, ATTACK); place++) {
    const attacker = table.at(active, ATTACK, place);
    if (!isInWave(game, attacker, fast)) continue;
    const strength = strengthOf(game, attacker);
    if (((table.flags[attacker] ?? 0) & WAS_BLOCKED) === 0) {
      addPacket(game, attacker, playerTarget(defender), strength);
    } else {
      game.state.leftover[attacker] = leftoverOf(game, attacker, strength);
      splitAmong(
        game,
        attacker,
        strength,
        game.state.pairAttacker,
        game.state.pairBlocker,
        'R13.3',
      );
    }
    table.flags[attacker] = (table.flags[attacker] ?? 0) | DEALT_COMBAT_DAMAGE;
    game.state.dealtIn[attacker] = game.state.now.wave;
  }
}

/** Attackers that a text turns upon themselves; that is ability damage, at the same time. (R13.1, R13.13) */
function strikeThemselves(game: Game): void {
  const { table, active } = game;
  for (let place = 0; place < table.count(active, ATTACK); place++) {
    const die = table.at(active, ATTACK, place);
    if (game.state.dealtIn[die] !== game.state.now.wave || !strikesItself(game, die)) continue;
    addPacket(game, die, die, attackOf(game, die), false);
  }
}

function strikesItself(game: Game, attacker: number): boolean {
  for (let pair = 0; pair < game.state.now.pairCount; pair++) {
    const blocker = game.state.pairBlocker[pair] ?? 0;
    if (game.state.pairAttacker[pair] !== attacker || game.table.zone[blocker] !== ATTACK) continue;
    if (isAllowed(game, 'strikes-itself', false, attacker, blocker)) return true;
  }
  return false;
}

/** Each blocker strikes the attacker it blocks. (R13.4) */
function assignBlockers(game: Game, fast: boolean): void {
  const { table, active } = game;
  const defender = otherSeat(active);
  for (let place = 0; place < table.count(defender, ATTACK); place++) {
    const blocker = table.at(defender, ATTACK, place);
    if (!isInWave(game, blocker, fast)) continue;
    const strength = strengthOf(game, blocker);
    splitAmong(game, blocker, strength, game.state.pairBlocker, game.state.pairAttacker, 'R13.4');
    table.flags[blocker] = (table.flags[blocker] ?? 0) | DEALT_COMBAT_DAMAGE;
  }
}

/** Gives each facing die its share, the last one the rest; none may be held back. (R13.3) */
function splitAmong(
  game: Game,
  die: number,
  strength: number,
  own: Int16Array,
  facing: Int16Array,
  rule: string,
): void {
  let left = strength;
  let targets = facingCount(game, die, own, facing);
  for (let pair = 0; pair < game.state.now.pairCount && targets > 0; pair++) {
    const target = facing[pair] ?? 0;
    if (own[pair] !== die || game.table.zone[target] !== ATTACK) continue;
    const share = targets === 1 ? left : shareFor(game, die, target, left, rule);
    targets--;
    left -= share;
    addPacket(game, die, target, share);
  }
}

function facingCount(game: Game, die: number, own: Int16Array, facing: Int16Array): number {
  let count = 0;
  for (let pair = 0; pair < game.state.now.pairCount; pair++) {
    if (own[pair] === die && game.table.zone[facing[pair] ?? 0] === ATTACK) count++;
  }
  return count;
}

function shareFor(game: Game, die: number, target: number, left: number, rule: string): number {
  const { decision } = game;
  decision.open('split-damage', game.table.side[die] ?? 0, rule);
  decision.die = die;
  for (let points = 0; points <= left; points++) decision.add(AMOUNT, points, target);
  return decision.a[choose(game)] ?? 0;
}

/** Unblocked attackers leave right after their damage. (R13.6, M17) */
function sendUnblockedOut(game: Game): void {
  const { table, active } = game;
  for (let place = table.count(active, ATTACK) - 1; place >= 0; place--) {
    const die = table.at(active, ATTACK, place);
    const flags = table.flags[die] ?? 0;
    if ((flags & DEALT_COMBAT_DAMAGE) !== 0 && (flags & WAS_BLOCKED) === 0) {
      send(game, die, OUT, 'after-attack', 'M17 R13.6');
    }
  }
}
