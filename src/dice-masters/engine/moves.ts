import type { Journey } from './abilities/ability.ts';
import { contextsFor, isSilent } from './abilities/bearers.ts';
import { emit } from './abilities/emit.ts';
import { dropLasting } from './abilities/left.ts';
import type { Game } from './game.ts';
import type { MoveKind } from './log.ts';
import { noteMove } from './record.ts';
import { NONE, SPENT } from './state/table.ts';
import {
  ASIDE,
  ATTACK,
  BAG,
  CARD,
  FIELD,
  isInField,
  OUT,
  PREP,
  RESERVE,
  USED,
} from './state/zones.ts';

/**
 * Sends a die where a rule or effect wants it: to its owner's zones, Out of Play only on its owner's turn (R5.2),
 * to its owner's Prep Area when another player controls it (M22), and wherever a text says instead.
 */
export function send(game: Game, die: number, zone: number, why: Journey, rules: string): void {
  sendAs(game, why === 'spent' ? 'spent' : 'moved', die, zone, why, rules);
}

function sendAs(
  game: Game,
  kind: MoveKind,
  die: number,
  zone: number,
  why: Journey,
  rules: string,
): void {
  const { table } = game;
  const owner = table.owner[die] ?? 0;
  let to = zone;
  let cause = rules;
  if (table.side[die] !== owner && (to === PREP || to === USED || to === OUT)) {
    to = PREP;
    cause = ['M22 R17.3', ...rules.split(' ').filter((rule) => !rule.startsWith('M'))].join(' ');
  } else if (to === OUT && owner !== game.active) {
    to = USED;
    cause = `${rules} R5.2`;
  }
  let isPrepped = false;
  if (isDiverted(game, die, why)) {
    const instead = destination(game, die, to, why);
    if (instead !== to) cause = divertedBy(instead, why, rules);
    isPrepped = instead !== to && instead === PREP;
    to = instead;
  }
  move(game, kind, die, to, owner, cause);
  if (isPrepped) emit(game, 'prepped', die, NONE, owner);
  if (why === 'spent' && to === OUT) table.flags[die] = SPENT;
}

/** A die that paid goes Out of Play. (R4.2) */
export function spend(game: Game, die: number, seat: number): void {
  const { table } = game;
  const isOwn = seat === game.active && table.owner[die] === seat;
  if (isOwn && game.log === null && !isDiverted(game, die, 'spent')) {
    table.pass(die, OUT, seat);
    table.flags[die] = SPENT;
  } else {
    send(game, die, OUT, 'spent', seat === game.active ? 'M11 R4.2' : 'M12 R4.2');
  }
}

/** The movement that a text made out of another, with the rule of the occasion where that still holds. */
function divertedBy(zone: number, why: Journey, rules: string): string {
  if (why === 'purchased') return zone === FIELD ? 'M3' : 'M2';
  const occasion = rules.split(' ').filter((rule) => !rule.startsWith('M'));
  return [zone === BAG ? 'M23' : 'R15.9', ...occasion].join(' ');
}

/** The movement that a text makes, or that card text may do what no movement says. (R15.9) */
export function movedByText(from: number, to: number): string {
  const found = TEXT_MOVES.find(([start, goal]) => start === from && goal === to);
  return found?.[2] ?? 'R15.9';
}

const TEXT_MOVES: readonly (readonly [from: number, to: number, rule: string])[] = [
  [BAG, PREP, 'M4'],
  [BAG, RESERVE, 'M6'],
  [USED, PREP, 'M8'],
  [USED, FIELD, 'M9'],
  [RESERVE, OUT, 'M11'],
  [RESERVE, USED, 'M12'],
  [FIELD, OUT, 'M18'],
  [FIELD, USED, 'M18'],
  [ATTACK, OUT, 'M18'],
  [ATTACK, USED, 'M18'],
];

/** Lays a die into a zone of a seat, nothing asked. */
export function relocate(game: Game, die: number, to: number, seat: number, rules: string): void {
  move(game, 'moved', die, to, seat, rules);
}

/** The same under the name of its occasion. */
export function move(
  game: Game,
  kind: MoveKind,
  die: number,
  to: number,
  seat: number,
  rules: string,
): void {
  const { table } = game;
  const from = table.zone[die] ?? 0;
  const wasInField = from === FIELD || from === ATTACK;
  const leaves = wasInField && to !== FIELD && to !== ATTACK;
  if (leaves && game.hooks.triggerCount > 0) {
    emit(game, 'left-field', die, NONE, table.side[die] ?? 0, to);
  }
  if (game.log !== null) noteMove(game, kind, die, from, to, rules);
  if (leaves) leaveField(game, die, to);
  else if (!wasInField && from >= RESERVE) table.flags[die] = 0;
  if (to === CARD) changeSupply(game, die, 1);
  if (from === CARD) changeSupply(game, die, -1);
  table.put(die, to, seat);
}

/** Sends everything in a zone on, the way `send` does, last die first. */
export function pour(
  game: Game,
  seat: number,
  from: number,
  to: number,
  kind: MoveKind,
  rules: string,
): void {
  const { table } = game;
  if (game.log === null && !isAnyDiverted(game, seat, from, 'other')) {
    table.pour(seat, from, to);
    return;
  }
  for (let place = table.count(seat, from) - 1; place >= 0; place--) {
    sendAs(game, kind, table.at(seat, from, place), to, 'other', rules);
  }
}

/** Back onto its card, which lies with whoever brought it. (R6.1) */
export function returnToCard(game: Game, die: number, rules: string): void {
  const { layout, table } = game;
  const seat = layout.cardSeat[layout.cardOf[die] ?? 0] ?? 0;
  table.owner[die] = seat;
  relocate(game, die, CARD, seat, rules);
}

/** Within the Field: to the Attack Zone and back. */
export function shift(game: Game, die: number, to: number, rules: string): void {
  relocate(game, die, to, game.table.side[die] ?? 0, rules);
}

/** An effect sends a die to the Used Pile: over Out of Play on its owner's turn in 2019. (E09, T24) */
export function sendToUsed(game: Game, die: number): void {
  const zone = game.table.zone[die] ?? 0;
  const overOut = game.profile.effectToUsedGoesOut && (isInField(zone) || zone === RESERVE);
  const isOwn = game.table.owner[die] === game.active;
  const to = overOut ? OUT : USED;
  send(game, die, to, 'other', movedByText(zone, isOwn ? to : USED));
}

function changeSupply(game: Game, die: number, by: number): void {
  const card = game.layout.cardOf[die] ?? 0;
  game.table.supply[card] = (game.table.supply[card] ?? 0) + by;
}

/** Damage, bonuses, copies and what it holds end when a die leaves the Field. (R13.11, R17.1, R17.3) */
function leaveField(game: Game, die: number, to: number): void {
  const { table } = game;
  table.damage[die] = 0;
  table.hits[die] = 0;
  table.endEffects(die, 0);
  if (to !== ASIDE) table.letGo(die);
  const { lasting } = game.state.lists;
  for (let place = lasting.length - 1; place >= 0; place--) {
    const one = lasting[place];
    if (one?.die === die) dropLasting(game, one);
  }
}

/** Whether a text could have something to say about where a die goes. */
function isDiverted(game: Game, die: number, why: Journey): boolean {
  return game.hooks.destinationCount > 0 && isSpokenOf(game, die, why);
}

function isSpokenOf(game: Game, die: number, why: Journey): boolean {
  for (const { hook, origin } of game.hooks.destinations[why]) {
    if (!isSilent(game, origin, hook.scope, die)) return true;
  }
  return false;
}

function isAnyDiverted(game: Game, seat: number, zone: number, why: Journey): boolean {
  const { destinations, destinationCount } = game.hooks;
  if (destinationCount === 0 || destinations[why].length === 0) return false;
  const { table } = game;
  const first = table.first(seat, zone);
  const end = first + table.count(seat, zone);
  for (let place = first; place < end; place++) {
    if (isSpokenOf(game, table.order[place] ?? 0, why)) return true;
  }
  return false;
}

function destination(game: Game, die: number, zone: number, why: Journey): number {
  let to = zone;
  for (const { hook, origin } of [...game.hooks.destinations[why]]) {
    for (const context of contextsFor(game, origin, hook.scope, die)) {
      to = hook.to(context, die, to);
    }
  }
  return to;
}

/** Puts a die into the Field of a seat without fielding it. (R15.3) */
export function putIntoField(
  game: Game,
  die: number,
  face: number,
  seat: number,
  rules: string,
): void {
  game.table.turn(die, face);
  relocate(game, die, FIELD, seat, rules);
}
