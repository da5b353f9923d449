import { expect, test, vi } from 'vitest';
import { playUntilAllSeen } from './support/exhaustive-run.ts';

vi.setConfig({ testTimeout: 120_000 });

test('random games of the three boxes keep every promise of the engine', () => {
  expect(playUntilAllSeen('tests', 150).violations).toEqual([]);
});
