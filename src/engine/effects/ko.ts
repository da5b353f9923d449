import { isDefenseChanging } from '../abilities/ask.ts';
import { contextsFor, SEATS } from '../abilities/bearers.ts';
import { emit, newMoment } from '../abilities/emit.ts';
import type { Game } from '../game.ts';
import { send } from '../moves.ts';
import { note } from '../record.ts';
import { NONE } from '../state/table.ts';
import { ATTACK, FIELD, isInField, PREP } from '../state/zones.ts';
import { falls, hasKeyword, showsCharacter } from '../stats.ts';

/** KOs every die with as much damage as defense, all at once. (R13.7, R13.10) True when any fell. */
export function koDamaged(game: Game): boolean {
  if (!game.mayFall && !isDefenseChanging(game)) return false;
  game.mayFall = false;
  const fallen = game.fallen;
  let count = 0;
  for (const seat of SEATS) {
    for (let zone = FIELD; zone <= ATTACK; zone++) {
      const dice = game.table.count(seat, zone);
      for (let place = 0; place < dice; place++) {
        const die = game.table.at(seat, zone, place);
        if (showsCharacter(game, die) && falls(game, die)) fallen[count++] = die;
      }
    }
  }
  if (count === 0) return false;
  newMoment(game);
  return koTogether(game, count);
}

function koTogether(game: Game, count: number): boolean {
  const { fallen, table } = game;
  let kept = 0;
  for (let place = 0; place < count; place++) {
    const die = fallen[place] ?? 0;
    if (isSaved(game, die, game.hitBy[die] ?? NONE, game.hitInCombat[die] === 1, false)) continue;
    fallen[kept++] = die;
    game.koedOn[die] = game.turn;
  }
  for (let place = 0; place < kept; place++) {
    const die = fallen[place] ?? 0;
    const combat = game.hitInCombat[die] === 1;
    emit(game, 'koed', die, game.hitBy[die] ?? NONE, table.side[die] ?? 0, PREP, combat);
  }
  for (let place = 0; place < kept; place++) {
    const die = fallen[place] ?? 0;
    note(game, 'ko', 'R13.9', table.side[die] ?? 0, die, game.hitBy[die] ?? NONE);
    send(game, die, PREP, 'ko', 'M16 R13.9');
  }
  return kept > 0;
}

/** An effect KOs a die outright. False when something kept it from happening. */
export function ko(game: Game, die: number, by: number, zone = PREP): boolean {
  if (!isInField(game.table.zone[die] ?? 0)) return false;
  if (isSaved(game, die, by, false, true)) return false;
  game.koedOn[die] = game.turn;
  emit(game, 'koed', die, by, game.table.side[die] ?? 0, zone, false);
  note(game, 'ko', 'R13.9', game.table.side[die] ?? 0, die, by);
  send(game, die, zone, 'ko', zone === PREP ? 'M16 R13.9' : 'M18 R13.9');
  return true;
}

/** A die that cannot be KO'd cannot pay for anything with its KO. (E32) */
export function canPayWithKo(game: Game, die: number): boolean {
  return !hasKeyword(game, die, 'iron-will') || (game.table.hits[die] ?? 0) > 0;
}

function isSaved(game: Game, die: number, by: number, combat: boolean, direct: boolean): boolean {
  if (game.hooks.ko.length === 0) return false;
  for (const { hook, origin } of [...game.hooks.ko]) {
    const contexts = contextsFor(game, origin, hook.scope, die);
    if (contexts.some((context) => hook.instead(context, die, { by, combat, direct }))) return true;
  }
  return false;
}
