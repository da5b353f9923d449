import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { DONE, PASS } from '../../../src/engine/decisions/decision.ts';
import {
  $library,
  $table,
  leaveTable,
  pick,
  startGame,
} from '../../../src/ui/goldfish/goldfish-state.ts';
import { alone, library } from './library.ts';

const MEGABYTE = 1024 * 1024;
/** Both seats have their slot, so a turn of the player is two of the game. */
const SLOTS = 2;
/** The log of a long game is all that may stay. */
const MOST = 12 * MEGABYTE;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

afterEach(leaveTable);

test('two hundred turns leave nothing behind but their log', { timeout: 60_000 }, () => {
  $library.set(library);
  startGame({ ...alone(), turns: 200 }, 'long', ['', '']);
  playTo(20 * SLOTS);
  const before = heap();
  playTo(200 * SLOTS - 1);
  expect($table.get()?.run.game.turn).toBe(200 * SLOTS - 1);
  expect(heap() - before).toBeLessThan(MOST);
});

function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Keeps every roll, buys nothing, fields nothing. */
function playTo(turn: number): void {
  for (;;) {
    const { run } = $table.get() ?? {};
    if (!run || run.game.turn >= turn || run.outcome.end !== 'open') return;
    const { verb, count } = run.game.decision;
    const passing = verb.subarray(0, count).findIndex((one) => one === PASS || one === DONE);
    pick(Math.max(0, passing));
  }
}
