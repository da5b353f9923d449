import { describe, expect, test } from 'vitest';
import { play } from '../../engine/support/scenarios.ts';
import { type CardTable, scenarioOf } from './row.ts';

/** Plays the rows of cards from any set. */
export function playTable(table: CardTable): void {
  for (const [id, rows] of Object.entries(table)) {
    describe(id, () => {
      test.each(rows.map((row) => [row.it, row] as const))('%s', (_, row) => {
        expect(play(scenarioOf(id, row)).problems).toEqual([]);
      });
    });
  }
}
