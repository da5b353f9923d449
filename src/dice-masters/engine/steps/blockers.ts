import { amountOf, isAllowed } from '../abilities/ask.ts';
import { emit, newMoment } from '../abilities/emit.ts';
import { areAlike } from '../decisions/alike.ts';
import { choose } from '../decisions/chooser.ts';
import { BLOCK_WITH, DONE } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { shift } from '../moves.ts';
import { note } from '../record.ts';
import { settle } from '../settle.ts';
import type { Seat } from '../setup.ts';
import { BLOCKED_THIS_TURN, NONE, otherSeat, WAS_BLOCKED } from '../state/table.ts';
import { ATTACK, FIELD } from '../state/zones.ts';
import { showsCharacter } from '../stats.ts';

/** The defender assigns blockers, each to one attacker; an attacker may face several. (R12.4) */
export function declareBlockers(game: Game): void {
  const defender = otherSeat(game.active);
  game.state.now.pairCount = 0;
  if (game.table.fieldCount(defender) > 0) assignBlockers(game, defender);
  game.state.now.combat = 'blockers';
  newMoment(game);
  if (game.hooks.triggerCount > 0) announce(game, defender);
  settle(game);
}

function assignBlockers(game: Game, defender: Seat): void {
  const { decision, active } = game;
  const byOpponent = isAllowed(game, 'opponent-declares-blocks', false, defender, -1);
  for (;;) {
    decision.open('blockers', byOpponent ? active : defender, 'R12.4');
    offerInOrder(game, defender, byOpponent);
    const mustGoOn = owesBlocks(game, defender);
    if (!mustGoOn || decision.count === 0) decision.add(DONE, -1, -1);
    const pick = choose(game);
    if (decision.verb[pick] === DONE) break;
    block(game, decision.a[pick] ?? 0, decision.b[pick] ?? 0);
  }
}

function block(game: Game, blocker: number, attacker: number): void {
  const { table } = game;
  const pair = game.state.now.pairCount++;
  game.state.pairBlocker[pair] = blocker;
  game.state.pairAttacker[pair] = attacker;
  table.flags[attacker] = (table.flags[attacker] ?? 0) | WAS_BLOCKED;
  table.flags[blocker] = (table.flags[blocker] ?? 0) | BLOCKED_THIS_TURN;
  note(game, 'block', 'R12.4', table.side[blocker] ?? 0, blocker, attacker);
  if (table.zone[blocker] === FIELD) shift(game, blocker, ATTACK, 'M14 R12.4');
}

/** An attacker that lacks blockers comes first; whoever blocks for the opponent serves each attacker once before any twice. */
function offerInOrder(game: Game, defender: number, byOpponent: boolean): void {
  const lacking = lackingAttacker(game);
  if (lacking !== NONE) offerBlocks(game, defender, (attacker) => attacker === lacking);
  else if (byOpponent) offerBlocks(game, defender, (attacker) => blockersOf(game, attacker) === 0);
  if (game.decision.count === 0) offerBlocks(game, defender, anyAttacker);
}

type Meant = (attacker: number) => boolean;
const anyAttacker: Meant = () => true;

function offerBlocks(game: Game, defender: number, isMeant: Meant): void {
  for (const zone of BLOCKER_ZONES) {
    const dice = game.table.count(defender, zone);
    for (let place = 0; place < dice; place++) {
      const blocker = game.table.at(defender, zone, place);
      if (canStillBlock(game, blocker)) offerAttackersFor(game, blocker, isMeant);
    }
  }
}

const BLOCKER_ZONES = [FIELD, ATTACK] as const;

function canStillBlock(game: Game, blocker: number): boolean {
  if (!showsCharacter(game, blocker)) return false;
  const blocks = blocksOf(game, blocker);
  return blocks === 0 || blocks < amountOf(game, 'block-limit', 1, blocker, -1);
}

function offerAttackersFor(game: Game, blocker: number, isMeant: Meant): void {
  const { table, active } = game;
  const attackers = table.count(active, ATTACK);
  for (let place = 0; place < attackers; place++) {
    const attacker = table.at(active, ATTACK, place);
    if (!isMeant(attacker)) continue;
    if (isPaired(game, attacker, blocker) || !mayBlock(game, blocker, attacker)) continue;
    if (!reachesLeast(game, blocker, attacker)) continue;
    offerPair(game, blocker, attacker);
  }
}

function mayBlock(game: Game, blocker: number, attacker: number): boolean {
  return isAllowed(game, 'may-block', true, blocker, attacker);
}

/** An attacker that needs several blockers may be blocked only if enough can join. */
function reachesLeast(game: Game, blocker: number, attacker: number): boolean {
  const least = amountOf(game, 'least-blockers', 1, attacker, -1);
  if (least <= 1) return true;
  const defender = game.table.side[blocker] ?? 0;
  return blockersOf(game, attacker) + canJoin(game, defender, attacker) >= least;
}

/** Dice that could still block the attacker, those that block another one already included. */
function canJoin(game: Game, defender: number, attacker: number): number {
  const { table } = game;
  let able = 0;
  for (const zone of BLOCKER_ZONES) {
    for (let place = 0; place < table.count(defender, zone); place++) {
      const die = table.at(defender, zone, place);
      if (!canStillBlock(game, die) || isPaired(game, attacker, die)) continue;
      if (mayBlock(game, die, attacker)) able++;
    }
  }
  return able;
}

function offerPair(game: Game, blocker: number, attacker: number): void {
  const { decision } = game;
  for (let option = 0; option < decision.count; option++) {
    const same =
      areAlike(game, decision.a[option] ?? 0, blocker) &&
      areBlockedAlike(game, decision.b[option] ?? 0, attacker);
    if (same) return;
  }
  decision.add(BLOCK_WITH, blocker, attacker);
}

/** Equal attackers are one option while they face the same number of blockers. */
function areBlockedAlike(game: Game, one: number, other: number): boolean {
  if (one === other) return true;
  return areAlike(game, one, other) && blockersOf(game, one) === 0 && blockersOf(game, other) === 0;
}

/** Whether someone must still block: by text, or to make up the least number. */
function owesBlocks(game: Game, defender: number): boolean {
  const { table, decision, hooks } = game;
  if (lackingAttacker(game) !== NONE) return true;
  if (hooks.rulings['must-block'].length === 0) return false;
  for (let option = 0; option < decision.count; option++) {
    const blocker = decision.a[option] ?? 0;
    const isFree = table.zone[blocker] === FIELD && table.side[blocker] === defender;
    if (isFree && isAllowed(game, 'must-block', false, blocker, -1)) return true;
  }
  return false;
}

/** An attacker with some blockers, but fewer than it needs; -1 when there is none. */
function lackingAttacker(game: Game): number {
  const { table, active, hooks } = game;
  if (hooks.modifiers['least-blockers'].length === 0) return NONE;
  for (let place = 0; place < table.count(active, ATTACK); place++) {
    const attacker = table.at(active, ATTACK, place);
    const blockers = blockersOf(game, attacker);
    if (blockers > 0 && blockers < amountOf(game, 'least-blockers', 1, attacker, -1)) {
      return attacker;
    }
  }
  return NONE;
}

function blockersOf(game: Game, attacker: number): number {
  let count = 0;
  for (let pair = 0; pair < game.state.now.pairCount; pair++)
    if (game.state.pairAttacker[pair] === attacker) count++;
  return count;
}

function blocksOf(game: Game, blocker: number): number {
  let count = 0;
  for (let pair = 0; pair < game.state.now.pairCount; pair++)
    if (game.state.pairBlocker[pair] === blocker) count++;
  return count;
}

function isPaired(game: Game, attacker: number, blocker: number): boolean {
  for (let pair = 0; pair < game.state.now.pairCount; pair++) {
    if (game.state.pairAttacker[pair] === attacker && game.state.pairBlocker[pair] === blocker)
      return true;
  }
  return false;
}

/** Blocking, blocked and engaged effects, once for each die. (R12.5) */
function announce(game: Game, defender: number): void {
  const { table, active } = game;
  emit(game, 'blockers-declared', NONE, NONE, active, game.state.now.pairCount);
  for (let place = 0; place < table.count(active, ATTACK); place++) {
    const attacker = table.at(active, ATTACK, place);
    const count = blockersOf(game, attacker);
    emit(game, count > 0 ? 'blocked' : 'unblocked', attacker, NONE, active, count);
  }
  for (let pair = 0; pair < game.state.now.pairCount; pair++) {
    const attacker = game.state.pairAttacker[pair] ?? 0;
    const blocker = game.state.pairBlocker[pair] ?? 0;
    if (isFirstBlock(game, pair)) emit(game, 'blocks', blocker, attacker, defender);
    emit(game, 'engaged', attacker, blocker, active);
    emit(game, 'engaged', blocker, attacker, defender);
  }
}

function isFirstBlock({ state: { pairBlocker } }: Game, pair: number): boolean {
  return pairBlocker.indexOf(pairBlocker[pair] ?? NONE) === pair;
}
