import { drawsSlowly } from './windowed-range.ts';

/** Milliseconds after a key in which a slow device draws no cards, so that the next key is not held up. */
const PAUSE = 130;

let lastKey = Number.NEGATIVE_INFINITY;

export function noteKey(): void {
  lastKey = performance.now();
}

/** Milliseconds that drawing has to wait for typing; 0 on a device that can do both. */
export function waitForTyping(): number {
  return drawsSlowly() ? Math.max(0, lastKey + PAUSE - performance.now()) : 0;
}
