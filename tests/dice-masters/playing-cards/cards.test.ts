import { describe, expect, test } from 'vitest';
import { fullTitle } from '../../../src/dice-masters/cards/card.ts';
import { play } from '../engine/support/scenarios.ts';
import { BOX_CARDS } from './support/box-sets.ts';
import { scenarioOf } from './support/row.ts';
import { ROWS } from './support/tables.ts';

/** Every card in real play: a situation, what is done, what follows. */
for (const card of BOX_CARDS) {
  const rows = ROWS.get(card.id);
  if (!rows) continue;
  describe(`${card.id} ${fullTitle(card)}`, () => {
    test.each(rows.map((row) => [row.it, row] as const))('%s', (_, row) => {
      expect(play(scenarioOf(card.id, row)).problems).toEqual([]);
    });
  });
}
