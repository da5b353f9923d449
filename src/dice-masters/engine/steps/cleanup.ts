import { ACTIVE_FIRST, SEATS } from '../abilities/bearers.ts';
import { emit, newMoment } from '../abilities/emit.ts';
import { sceneFrom } from '../cards/scene.ts';
import { releaseAll } from '../effects/hold.ts';
import { loseVirtual } from '../energy/pay.ts';
import { ENERGY_FACE } from '../faces.ts';
import type { Game } from '../game.ts';
import { pour, send } from '../moves.ts';
import { enterStep } from '../record.ts';
import { settle } from '../settle.ts';
import type { Delayed } from '../state/left.ts';
import { ATTACKED_THIS_TURN, BLOCKED_THIS_TURN, NONE, WAS_IN_PREP } from '../state/table.ts';
import { ATTACK, FIELD, OUT, RESERVE, USED } from '../state/zones.ts';
import { fieldDice } from '../stats.ts';

const DEEDS = ATTACKED_THIS_TURN | BLOCKED_THIS_TURN;

/** Damage and effects end, unused actions and dice Out of Play go to the Used Pile. (R14.1, R14.2, R14.4) */
export function cleanup(game: Game): void {
  enterStep(game, 'cleanup', 'R14.1');
  // What a die did this turn is no effect: end-of-turn texts may still ask.
  const mayAsk = game.state.now.attackedThisTurn && game.hooks.triggerCount > 0;
  const kept = mayAsk ? WAS_IN_PREP | DEEDS : WAS_IN_PREP;
  const { cleanupOrder } = game.profile;
  const hasLastEffects =
    game.state.lists.delayed.length > 0 || game.hooks.triggers['turn-ends'].length > 0;
  clearDamage(game, hasLastEffects);
  // 2016 names no order for end-of-turn effects; the later rules end applied effects first. (R14.4)
  if (cleanupOrder !== 'list-2016') endEffects(game, kept);
  if (cleanupOrder === 'book-2019') keepEnergy(game);
  endOfTurnEffects(game);
  if (hasLastEffects) clearDamage(game, false);
  if (hasLastEffects || cleanupOrder === 'list-2016') endEffects(game, kept);
  if (mayAsk) forgetDeeds(game);
  settle(game);
  if (game.hooks.triggerCount > 0 || cleanupOrder !== 'book-2019') keepEnergy(game);
  emptyOut(game);
}

/** A turn in which nobody did anything still ends what earlier effects left. (R14.1) */
export function endQuietly(game: Game): void {
  clearDamage(game, false);
  endEffects(game, WAS_IN_PREP);
  settle(game);
}

/** From all dice of both players. (R13.8) End-of-turn effects still ask whether a die was hit this turn. (E32) */
function clearDamage({ table }: Game, keepsHits: boolean): void {
  if (table.isFieldEmpty()) return;
  const { order, damage, hits } = table;
  for (let seat = 0; seat < 2; seat++) {
    for (let zone = FIELD; zone <= ATTACK; zone++) {
      const first = table.first(seat, zone);
      const end = first + table.count(seat, zone);
      for (let place = first; place < end; place++) {
        const die = order[place] ?? 0;
        damage[die] = 0;
        if (!keepsHits) hits[die] = 0;
      }
    }
  }
}

/** Bonuses, captures and other effects last until now; of the marks on dice some are kept. (R13.11, R14.1, R17.1) */
function endEffects(game: Game, kept: number): void {
  releaseAll(game);
  game.table.endTurn(kept);
  const { lasting } = game.state.lists;
  for (const one of lasting) game.hooks.unbindLasting(one);
  if (lasting.length > 0) lasting.length = 0;
}

function forgetDeeds(game: Game): void {
  const { flags } = game.table;
  for (const seat of SEATS) {
    for (const die of fieldDice(game, seat)) flags[die] = (flags[die] ?? 0) & ~DEEDS;
  }
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
  if (game.state.lists.delayed.length > 0) runActiveFirst(game);
  settle(game);
  // One of them may call for another at the end of this very turn.
  while (game.state.lists.delayed.length > 0) runDelayed(game, game.state.lists.delayed.splice(0));
}

/** Everything of the active player before anything of the other. (R14.1) */
function runActiveFirst(game: Game): void {
  const { active } = game;
  const {
    lists: { delayed, queue },
  } = game.state;
  const waiting = queue.splice(0);
  queue.push(...waiting.filter(({ seat }) => seat === active));
  settle(game);
  const due = delayed.splice(0);
  delayed.push(...due.filter(({ scene }) => scene.seat !== active));
  runDelayed(
    game,
    due.filter(({ scene }) => scene.seat === active),
  );
  queue.push(...waiting.filter(({ seat }) => seat !== active));
}

function runDelayed(game: Game, due: readonly Delayed[]): void {
  for (const seat of ACTIVE_FIRST[game.active]) {
    for (const one of due) {
      if (one.scene.seat !== seat) continue;
      game.hooks.leftText(one.text).later?.(sceneFrom(game, one.scene));
      settle(game);
    }
  }
}

/** What was spent, used or came through unblocked. (M20) No virtual energy outlives the turn. (R3.9) */
function emptyOut(game: Game): void {
  pour(game, game.active, OUT, USED, 'moved', 'M20 R14.1');
  loseVirtual(game, 0);
  loseVirtual(game, 1);
}
