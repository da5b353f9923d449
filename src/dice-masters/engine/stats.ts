import { amountOf, isAllowed } from './abilities/ask.ts';
import { hasKeywordNumber } from './abilities/bearers.ts';
import { ACTION_FACE, ENERGY_FACE, LEVEL_FACE } from './faces.ts';
import type { Game } from './game.ts';
import { SIDEKICK_KIND } from './state/layout.ts';
import { ATTACK, FIELD, isInField, RESERVE } from './state/zones.ts';

/** The row of the face that a die shows. */
export function rowOf(game: Game, die: number): number {
  return game.table.row[die] ?? 0;
}

/** The row its numbers come from; another one while it copies stats. (R17.4) */
export function statRowOf(game: Game, die: number): number {
  const copied = game.table.statRow[die] ?? -1;
  return copied >= 0 ? copied : rowOf(game, die);
}

/** A, never below 0. (R13.10) */
export function attackOf(game: Game, die: number): number {
  const { attackSet, attackBonus } = game.table;
  const set = attackSet[die] ?? -1;
  const printed = set >= 0 ? set : (game.layout.faces.attack[statRowOf(game, die)] ?? 0);
  const base = printed + (attackBonus[die] ?? 0);
  if (game.hooks.modifiers.attack.length === 0) return base < 0 ? 0 : base;
  return amountOf(game, 'attack', base, die, -1);
}

/** D of the face and of this turn's bonuses. */
function ownDefense(game: Game, die: number): number {
  const printed = game.layout.faces.defense[statRowOf(game, die)] ?? 0;
  return printed + (game.table.defenseBonus[die] ?? 0);
}

/** Whether damage has reached its D; a D of 0 needs none. (R13.7, R13.10) */
export function falls(game: Game, die: number): boolean {
  const damage = game.table.damage[die] ?? 0;
  // Unhurt, and no text can weaken it.
  if (damage === 0 && game.hooks.defenseLosses === 0 && ownDefense(game, die) > 0) return false;
  return damage >= defenseOf(game, die);
}

/** D, never below 0; 0 means KO. (R13.10) */
export function defenseOf(game: Game, die: number): number {
  const base = ownDefense(game, die);
  if (game.hooks.modifiers.defense.length === 0) return base < 0 ? 0 : base;
  return amountOf(game, 'defense', base, die, -1);
}

export function fieldingCostOf(game: Game, die: number): number {
  const printed = game.layout.faces.fielding[statRowOf(game, die)] ?? 0;
  if (game.hooks.modifiers['fielding-cost'].length === 0) return printed;
  return amountOf(game, 'fielding-cost', printed, die, -1);
}

export function hasKeyword(game: Game, die: number, id: string): boolean {
  const keyword = game.hooks.keywordNumber(id);
  return keyword >= 0 && hasKeywordNumber(game, die, keyword);
}

export function levelOf(game: Game, die: number): number {
  return game.layout.faces.level[rowOf(game, die)] ?? 0;
}

export function showsEnergy(game: Game, die: number): boolean {
  return game.layout.faces.kind[rowOf(game, die)] === ENERGY_FACE;
}

export function showsCharacter(game: Game, die: number): boolean {
  return game.layout.faces.kind[rowOf(game, die)] === LEVEL_FACE;
}

export function showsAction(game: Game, die: number): boolean {
  return game.layout.faces.kind[rowOf(game, die)] === ACTION_FACE;
}

export function isSidekickDie(game: Game, die: number): boolean {
  return game.layout.cardKind[game.layout.cardOf[die] ?? 0] === SIDEKICK_KIND;
}

/** Counts as a Sidekick: a Sidekick die, or a die with Ally in the Field. */
export function countsAsSidekick(game: Game, die: number): boolean {
  return isAllowed(game, 'is-sidekick', isSidekickDie(game, die), die, -1);
}

/** A die that shows a character where that counts. (R1.10, R1.11) */
export function isCharacter(game: Game, die: number): boolean {
  if (!showsCharacter(game, die)) return false;
  const zone = game.table.zone[die] ?? 0;
  if (isInField(zone)) return true;
  if (zone !== RESERVE) return false;
  return game.profile.sidekickIsCharacterInReserve || !isSidekickDie(game, die);
}

/** All dice in the Field, Attack Zone included. (R5.1) */
export function fieldDice(game: Game, seat: number): number[] {
  const dice = zoneDice(game, seat, FIELD);
  addZone(dice, game, seat, ATTACK);
  return dice;
}

export function zoneDice(game: Game, seat: number, zone: number): number[] {
  const dice: number[] = [];
  addZone(dice, game, seat, zone);
  return dice;
}

function addZone(dice: number[], { table }: Game, seat: number, zone: number): void {
  const first = table.first(seat, zone);
  const end = first + table.count(seat, zone);
  for (let place = first; place < end; place++) dice.push(table.order[place] ?? 0);
}

/** Character dice in the Field, in the order of their numbers. */
export function characterDice(game: Game, seat: number): number[] {
  return fieldDice(game, seat)
    .filter((die) => showsCharacter(game, die))
    .sort((a, b) => a - b);
}
