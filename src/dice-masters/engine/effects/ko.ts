import { isDefenseChanging, mayFall } from '../abilities/ask.ts';
import { ACTIVE_FIRST, contextsFor } from '../abilities/bearers.ts';
import { emit, newMoment } from '../abilities/emit.ts';
import type { Origin } from '../abilities/hooks.ts';
import type { Game } from '../game.ts';
import { send } from '../moves.ts';
import { note } from '../record.ts';
import { NONE } from '../state/table.ts';
import { ATTACK, FIELD, isInField, PREP } from '../state/zones.ts';
import { attackOf, falls, hasKeyword, showsCharacter } from '../stats.ts';

/** KOs every die with as much damage as defense, all at once. (R13.7, R13.10) True when any fell, or may fall after all. */
export function koDamaged(game: Game): boolean {
  if (!mayFall(game) && !isDefenseChanging(game)) return false;
  game.table.settled();
  const count = findFallen(game);
  if (count === 0) return false;
  if (!isMomentOfDamage(game, count)) newMoment(game);
  // A text that saved a die may have turned it to a face that falls as well.
  return koTogether(game, count) || mayFall(game);
}

/** The active player's dice first: texts that save dice are asked in this order. (R18.3) */
function findFallen(game: Game): number {
  const { table } = game;
  const { fallen } = game.scratch;
  let count = 0;
  for (const seat of ACTIVE_FIRST[game.active]) {
    for (let zone = FIELD; zone <= ATTACK; zone++) {
      const dice = table.count(seat, zone);
      for (let place = 0; place < dice; place++) {
        const die = table.at(seat, zone, place);
        if (showsCharacter(game, die) && falls(game, die)) fallen[count++] = die;
      }
    }
  }
  return count;
}

/** In 2016 effects of damage and of the KOs it causes are ordered together. (R13.7) */
function isMomentOfDamage(
  {
    profile,
    state: {
      hitAt,
      now: { batch },
    },
    scratch: { fallen },
  }: Game,
  count: number,
): boolean {
  if (profile.whenDamagedTiming === 'before-ko') return false;
  for (let place = 0; place < count; place++) if (hitAt[fallen[place] ?? 0] === batch) return true;
  return false;
}

/** The last source of the damage that KOs a die; a D of 0 needs none. (R13.10) */
function hitterOf({ table, state: { hitBy } }: Game, die: number): number {
  return (table.damage[die] ?? 0) > 0 ? (hitBy[die] ?? NONE) : NONE;
}

function isByCombat({ table, state: { hitInCombat } }: Game, die: number): boolean {
  return (table.damage[die] ?? 0) > 0 && hitInCombat[die] === 1;
}

function koTogether(game: Game, count: number): boolean {
  const { table } = game;
  const { fallen } = game.scratch;
  let kept = 0;
  for (let place = 0; place < count; place++) {
    const die = fallen[place] ?? 0;
    if (isSaved(game, die, hitterOf(game, die), isByCombat(game, die), false)) continue;
    fallen[kept++] = die;
    game.state.koedOn[die] = game.turn;
  }
  for (let place = 0; place < kept; place++) {
    const die = fallen[place] ?? 0;
    const combat = isByCombat(game, die);
    emit(game, 'koed', die, hitterOf(game, die), table.side[die] ?? 0, PREP, combat);
    if (combat) tellAttacker(game, die);
  }
  for (let place = 0; place < kept; place++) {
    const die = fallen[place] ?? 0;
    note(game, 'ko', 'R13.9', table.side[die] ?? 0, die, hitterOf(game, die));
    send(game, die, PREP, 'ko', 'M16 R13.9');
  }
  return kept > 0;
}

/** An attacker KO'd a blocker of its own, with the A it has now, even if it falls as well. (R13.1, R18.5) */
function tellAttacker(game: Game, blocker: number): void {
  if (game.hooks.triggers['fells-blocker'].length === 0) return;
  const attacker = hitterOf(game, blocker);
  for (let pair = 0; pair < game.state.now.pairCount; pair++) {
    if (game.state.pairBlocker[pair] !== blocker || game.state.pairAttacker[pair] !== attacker)
      continue;
    emit(game, 'fells-blocker', attacker, blocker, game.active, attackOf(game, attacker), true);
  }
}

/** An effect KOs a die outright. False when something kept it from happening. */
export function ko(game: Game, die: number, by: number): boolean {
  return koAll(game, [die], by, PREP) > 0;
}

/** An effect KOs dice outright, all at once: each sees the others fall. How many fell. */
export function koAll(game: Game, dice: readonly number[], by: number, zone: number): number {
  const { table } = game;
  const felled = dice.filter(
    (die) => isInField(table.zone[die] ?? 0) && !isSaved(game, die, by, false, true),
  );
  for (const die of felled) {
    // R4.6: a KO comes between two costs.
    game.state.now.held = 0;
    game.state.koedOn[die] = game.turn;
    // Whoever damaged it before has no part in this KO.
    game.state.hitAt[die] = NONE;
  }
  for (const die of felled) emit(game, 'koed', die, by, table.side[die] ?? 0, zone, false);
  for (const die of felled) {
    note(game, 'ko', 'R13.9', table.side[die] ?? 0, die, by);
    send(game, die, zone, 'ko', zone === PREP ? 'M16 R13.9' : 'M18 R13.9');
  }
  return felled.length;
}

/** A die that cannot be KO'd cannot pay for anything with its KO. (E32) */
export function canPayWithKo(game: Game, die: number): boolean {
  return !hasKeyword(game, die, 'iron-will') || (game.table.hits[die] ?? 0) > 0;
}

function isSaved(game: Game, die: number, by: number, combat: boolean, direct: boolean): boolean {
  if (game.hooks.ko.length === 0) return false;
  for (const { hook, origin } of [...game.hooks.ko]) {
    const contexts = contextsFor(game, origin, hook.scope, die);
    if (contexts.some((context) => hook.instead(context, die, { by, combat, direct }))) {
      if (game.log !== null) noteSaved(game, die, origin, direct);
      return true;
    }
  }
  return false;
}

/** A hurt die that something keeps standing is looked at again and again, and told of once for each hit. */
function noteSaved(game: Game, die: number, { ability, keyword }: Origin, direct: boolean): void {
  const hits = game.table.hits[die] ?? 0;
  if (!direct && game.savesTold.get(die) === hits) return;
  game.savesTold.set(die, hits);
  const [rule = 'R18.1'] = game.keywords.find(({ id }) => id === ability.name)?.rules ?? [];
  const rules = keyword === NONE ? 'R18.1' : rule;
  note(game, 'saved', rules, game.table.side[die] ?? 0, die, NONE, -1, ability.name);
}
