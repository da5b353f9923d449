import { expect, test, vi } from 'vitest';
import { PLAYING_CARDS } from './support/box-sets.ts';
import { playUntilAllSeen } from './support/exhaustive-run.ts';

vi.setConfig({ testTimeout: 120_000 });

test('random games of the three boxes keep every promise of the engine', () => {
  expect(playUntilAllSeen('tests', 150).violations).toEqual([]);
});

test('random games of all cards that play keep every promise of the engine', () => {
  expect(playUntilAllSeen('all cards', 500, PLAYING_CARDS).violations).toEqual([]);
});
