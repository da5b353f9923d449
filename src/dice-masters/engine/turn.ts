import { WINDOWS } from './abilities/hooks.ts';
import { canOnlyPass } from './activated.ts';
import type { Game } from './game.ts';
import { note } from './record.ts';
import { reach } from './settle.ts';
import { dropTurnMemos } from './state/memos.ts';
import { otherSeat, WAS_IN_PREP } from './state/table.ts';
import { PREP } from './state/zones.ts';
import { attackStep } from './steps/attack.ts';
import { cleanup, endQuietly } from './steps/cleanup.ts';
import { clearAndDraw } from './steps/clear-and-draw.ts';
import { mainStep } from './steps/main.ts';
import { enterDummies } from './steps/opponent.ts';
import { passPriority } from './steps/priority.ts';
import { rollAndReroll } from './steps/roll-and-reroll.ts';

/** Five steps in fixed order. */
export function playTurn(game: Game): void {
  beginTurn(game);
  if (game.setup.seats[game.active].kind === 'player') {
    clearAndDraw(game);
    rollAndReroll(game);
    if (game.watcher !== null) game.watcher.rolled?.(game);
    finishTurn(game, 'main');
    return;
  }
  if (hasNothingToDo(game)) {
    if (!isWithoutTexts(game)) endQuietly(game);
    game.step = 'cleanup';
    handOver(game);
    return;
  }
  // G2: an empty slot in which the player may still pay Globals.
  game.step = 'main';
  enterDummies(game);
  passPriority(game, 'window');
  finishTurn(game, 'cleanup');
}

/** The rest of a turn from the given step on. */
export function finishTurn(game: Game, from: 'main' | 'attack' | 'cleanup'): void {
  if (from === 'main') mainStep(game);
  if (from !== 'cleanup') attackStep(game);
  cleanup(game);
  game.recorder?.turnEnded(turnMark(game));
  handOver(game);
}

/** Moments are counted anew, from a number that no earlier one has had, whatever happened in the turn. */
function handOver({ state: { now } }: Game): void {
  now.active = otherSeat(now.active);
  now.batch = now.turn * MOST_MOMENTS;
}

const MOST_MOMENTS = 1 << 16;

/** Nobody has no turn worth playing unless a text could act in it. */
function hasNothingToDo(game: Game): boolean {
  const { hooks, setup, active, recorder, log } = game;
  if (setup.seats[active].kind !== 'nobody' || recorder !== null) return false;
  if (isWithoutTexts(game)) return true;
  if (log !== null || game.table.heldDice > 0 || game.state.lists.delayed.length > 0) return false;
  return (
    hooks.triggers['turn-ends'].length === 0 && canOnlyPass(game, otherSeat(active), WINDOWS.global)
  );
}

function isWithoutTexts({ hooks }: Game): boolean {
  return hooks.activated.length === 0 && hooks.triggerCount === 0;
}

/** Effects of the start of a turn come before everything; dice they Prep wait. (E13, B3) */
function beginTurn(game: Game): void {
  const { table, active } = game;
  game.turn++;
  game.step = 'start';
  game.state.now.attackedThisTurn = false;
  game.state.now.combat = 'ahead';
  game.state.now.held = 0;
  game.state.fieldedThisTurn[0] = 0;
  game.state.fieldedThisTurn[1] = 0;
  game.state.boughtThisTurn[active] = 0;
  if (game.state.lists.memos.length > 0) dropTurnMemos(game.state);
  if (game.savesTold.size > 0) game.savesTold.clear();
  if (game.state.lists.jointHits.length > 0) game.state.lists.jointHits.length = 0;
  if (game.log !== null) note(game, 'turn', 'E13', active, -1, -1, game.turn);
  game.state.now.rollingCount = 0;
  for (let place = 0; place < table.count(active, PREP); place++) {
    const die = table.at(active, PREP, place);
    game.state.rolling[game.state.now.rollingCount++] = die;
    table.flags[die] = (table.flags[die] ?? 0) | WAS_IN_PREP;
  }
  reach(game, 'turn-starts');
}

/** What a replay keeps of a turn, to see later whether the rules still lead there. */
function turnMark({ table, turn, active }: Game): number {
  return table.mark(turn * 2 + active);
}
