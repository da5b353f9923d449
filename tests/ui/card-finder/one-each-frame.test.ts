import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneEachFrame } from '../../../src/ui/card-finder/one-each-frame.ts';

let frames: (() => void)[] = [];
let done: string[] = [];
const step = (name: string) => () => {
  done.push(name);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => frames.push(next));
  frames = [];
  done = [];
});

afterEach(() => {
  drawFrames(20);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function drawFrames(count: number): void {
  for (let frame = 0; frame < count; frame++) {
    for (const next of frames.splice(0)) next();
    vi.advanceTimersByTime(1);
  }
}

test('the first step comes at once, each other one with its own frame', () => {
  oneEachFrame([step('words')], [step('cards'), step('facets')], 0);
  expect(done).toEqual(['words']);
  drawFrames(1);
  expect(done).toEqual(['words', 'cards']);
  drawFrames(1);
  expect(done).toEqual(['words', 'cards', 'facets']);
});

test('the rest waits for whoever types', () => {
  oneEachFrame([step('words')], [step('cards')], 100);
  drawFrames(5);
  expect(done).toEqual(['words']);
  vi.advanceTimersByTime(100);
  expect(done).toEqual(['words', 'cards']);
});

test('new steps replace what is left, also what still waits', () => {
  oneEachFrame([step('old words')], [step('old cards')], 100);
  oneEachFrame([step('words')], [step('cards')], 0);
  vi.advanceTimersByTime(200);
  drawFrames(5);
  expect(done).toEqual(['old words', 'words', 'cards']);
});

test('where frames come later than the wait ends, the first steps are still taken', () => {
  oneEachFrame([step('old words')], [step('old cards')], 0);
  oneEachFrame([step('words')], [step('cards')], 100);
  vi.advanceTimersByTime(500);
  drawFrames(5);
  expect(done).toEqual(['old words', 'words', 'cards']);
});
