import { emit, newMoment } from '../abilities/emit.ts';
import { choose } from '../decisions/chooser.ts';
import { DONE, REROLL } from '../decisions/decision.ts';
import { rollDie } from '../effects/roll.ts';
import type { Game } from '../game.ts';
import { relocate } from '../moves.ts';
import { enterStep } from '../record.ts';
import { reach, settle } from '../settle.ts';
import { NONE } from '../state/table.ts';
import { PREP, RESERVE } from '../state/zones.ts';

/** Roll everything, reroll any of it once, move it to the Reserve Pool. (R7.2.1–R7.2.3) */
export function rollAndReroll(game: Game): void {
  enterStep(game, 'roll-and-reroll', 'R7.2.1');
  if (game.hooks.triggerCount > 0) keepDiceStillThere(game);
  const {
    rolling,
    now: { rollingCount },
  } = game.state;
  for (let place = 0; place < rollingCount; place++) rollDie(game, rolling[place] ?? 0, 'R7.2.1');
  reroll(game);
  reach(game, 'rerolled', game.state.now.rollingCount);
  moveToReserve(game);
  endOfStep(game);
}

/** All rolled dice that are still there, in the order of the roll. (R7.2.3) */
function moveToReserve(game: Game): void {
  const { table, active } = game;
  const {
    rolling,
    now: { rollingCount },
  } = game.state;
  const isPlain = game.log === null && game.hooks.triggerCount === 0;
  if (isPlain && table.count(active, PREP) === rollingCount) {
    table.pourList(active, PREP, RESERVE, rolling);
    return;
  }
  for (let place = 0; place < rollingCount; place++) {
    const die = rolling[place] ?? 0;
    if (table.zone[die] === PREP) relocate(game, die, RESERVE, active, 'M10 R7.2.3');
  }
}

/** An effect may have taken dice away since they were drawn, and a refill brought them back. */
function keepDiceStillThere(game: Game): void {
  const { table } = game;
  const { rolling } = game.state;
  const { mark } = game.scratch;
  let kept = 0;
  for (let place = 0; place < game.state.now.rollingCount; place++) {
    const die = rolling[place] ?? 0;
    const isThere = table.zone[die] === PREP && table.side[die] === game.active;
    if (!isThere || mark[die] !== 0) continue;
    mark[die] = 1;
    rolling[kept++] = die;
  }
  for (let place = 0; place < kept; place++) mark[rolling[place] ?? 0] = 0;
  game.state.now.rollingCount = kept;
}

/** Any of the dice, all at once, a single time. (R7.2.2) */
function reroll(game: Game): void {
  const {
    rolling,
    now: { rollingCount },
  } = game.state;
  const { mark } = game.scratch;
  if (!pickDice(game)) return;
  for (let place = 0; place < rollingCount; place++) {
    const die = rolling[place] ?? 0;
    if (mark[die] === 0) continue;
    mark[die] = 0;
    rollDie(game, die, 'R7.2.2');
  }
}

/** Marks the dice to reroll; false when that is none. */
function pickDice(game: Game): boolean {
  const { decision } = game;
  const { mark } = game.scratch;
  for (let picked = 0; ; picked++) {
    offerDice(game);
    const pick = choose(game);
    if (pick === 0) return picked > 0;
    mark[decision.a[pick] ?? 0] = 1;
  }
}

function offerDice(game: Game): void {
  const { decision } = game;
  const {
    rolling,
    now: { rollingCount },
  } = game.state;
  const { mark } = game.scratch;
  decision.open('reroll', game.active, 'R7.2.2');
  decision.add(DONE, -1, -1);
  for (let place = 0; place < rollingCount; place++) {
    const die = rolling[place] ?? 0;
    if (mark[die] === 0 && !isOffered(game, die)) decision.add(REROLL, die, -1);
  }
}

/** Equal dice with equal faces are one option. */
function isOffered({ decision, table }: Game, die: number): boolean {
  const { row, flags } = table;
  const { a, count } = decision;
  const face = row[die];
  for (let option = 1; option < count; option++) {
    const other = a[option] ?? 0;
    if (row[other] === face && flags[other] === flags[die]) return true;
  }
  return false;
}

/** Effects that ask what was rolled look now, once. (R3.7) */
function endOfStep(game: Game): void {
  const { triggers } = game.hooks;
  if (triggers.rolled.length === 0 && triggers['roll-ends'].length === 0) return;
  newMoment(game);
  for (let place = 0; place < game.state.now.rollingCount; place++) {
    emit(game, 'rolled', game.state.rolling[place] ?? 0, NONE, game.active);
  }
  emit(game, 'roll-ends', NONE, NONE, game.active);
  settle(game);
}
