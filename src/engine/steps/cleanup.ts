import { textEnded } from '../abilities/ask.ts';
import { SEATS } from '../abilities/bearers.ts';
import { emit, newMoment } from '../abilities/emit.ts';
import { releaseAll } from '../effects/hold.ts';
import { ENERGY_FACE, UNIT_KINDS } from '../faces.ts';
import type { Game } from '../game.ts';
import { pour, send } from '../moves.ts';
import { enterStep } from '../record.ts';
import { settle } from '../settle.ts';
import { NONE, WAS_IN_PREP } from '../state/table.ts';
import { ATTACK, FIELD, OUT, RESERVE, USED } from '../state/zones.ts';

/** Damage and effects end, unused actions and dice Out of Play go to the Used Pile. (R14.1, R14.2, R14.4) */
export function cleanup(game: Game): void {
  enterStep(game, 'cleanup', 'R14.1');
  if (game.profile.cleanupOrder === 'book-2019') {
    clearDamage(game);
    endEffects(game);
    keepEnergy(game);
    endOfTurnEffects(game);
  } else {
    // 2016 names no order for end-of-turn effects; the later rules end applied effects first. (R14.4)
    clearDamage(game);
    if (game.profile.cleanupOrder === 'applied-first') endEffects(game);
    endOfTurnEffects(game);
    endEffects(game);
  }
  releaseAll(game);
  settle(game);
  if (game.hooks.triggerCount > 0 || game.profile.cleanupOrder !== 'book-2019') keepEnergy(game);
  emptyOut(game);
}

/** A turn in which nobody did anything still ends what earlier effects left. (R14.1) */
export function endQuietly(game: Game): void {
  clearDamage(game);
  endEffects(game);
  settle(game);
}

/** From all dice of both players. (R13.8) */
function clearDamage({ table }: Game): void {
  if (table.isFieldEmpty()) return;
  const { order, damage, hits } = table;
  for (let seat = 0; seat < 2; seat++) {
    for (let zone = FIELD; zone <= ATTACK; zone++) {
      const first = table.first(seat, zone);
      const end = first + table.count(seat, zone);
      for (let place = first; place < end; place++) {
        const die = order[place] ?? 0;
        damage[die] = 0;
        hits[die] = 0;
      }
    }
  }
}

/** Bonuses and other effects last until now. (R13.11) */
function endEffects(game: Game): void {
  game.hasWeak = game.layout.hasFrail;
  if (!game.table.isFieldEmpty()) forgetTurns(game);
  textEnded(game);
  if (game.lasting.length === 0) return;
  for (const origin of [...game.lasting]) game.hooks.unbind(origin);
  game.lasting.length = 0;
}

function forgetTurns(game: Game): void {
  const { table } = game;
  for (let seat = 0; seat < 2; seat++) {
    for (let zone = FIELD; zone <= ATTACK; zone++) {
      const first = table.first(seat, zone);
      const end = first + table.count(seat, zone);
      for (let place = first; place < end; place++) forgetTurn(game, table.order[place] ?? 0);
    }
  }
}

function forgetTurn(game: Game, die: number): void {
  const { table, layout } = game;
  if ((table.damage[die] ?? 0) > 0) game.hasWeak = true;
  table.attackBonus[die] = 0;
  table.defenseBonus[die] = 0;
  table.attackSet[die] = NONE;
  table.statRow[die] = NONE;
  table.granted[die] = 0;
  table.text[die] = layout.cardOf[die] ?? 0;
  table.flags[die] = (table.flags[die] ?? 0) & WAS_IN_PREP;
}

/** Only energy stays in the Reserve Pool: unused actions go, and whatever came there after the Main Step. (R10.5, R14.3) */
function keepEnergy(game: Game): void {
  const { table, active } = game;
  const { order, row } = table;
  const { kind } = game.layout.faces;
  const first = table.first(active, RESERVE);
  for (let place = first + table.count(active, RESERVE) - 1; place >= first; place--) {
    const die = order[place] ?? 0;
    if (kind[row[die] ?? 0] !== ENERGY_FACE) {
      send(game, die, USED, 'other', 'M12 R14.3');
    }
  }
}

/** The active player's, then the other's. (R14.1) */
function endOfTurnEffects(game: Game): void {
  newMoment(game);
  if (game.hooks.triggerCount > 0) emit(game, 'turn-ends', NONE, NONE, game.active);
  settle(game);
  if (game.delayed.length === 0) return;
  const due = game.delayed.splice(0);
  for (const seat of game.active === 0 ? SEATS : [...SEATS].reverse()) {
    for (const one of due) {
      if (one.seat !== seat) continue;
      one.run(game);
      settle(game);
    }
  }
}

/** What was spent, used or came through unblocked. (M20) */
function emptyOut(game: Game): void {
  const { table, active } = game;
  pour(game, active, OUT, USED, 'M20 R14.1');
  if (game.profile.virtualEnergyExpiry === 'none') {
    for (let unit = 0; unit < UNIT_KINDS; unit++) {
      table.changeVirtual(active, unit, -(table.virtual[active * UNIT_KINDS + unit] ?? 0));
    }
  }
}
