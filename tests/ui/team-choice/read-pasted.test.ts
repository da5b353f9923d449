import { expect, test } from 'vitest';
import type { CardStore } from '../../../src/dice-masters/cards/card-store.ts';
import { readPasted } from '../../../src/ui/team-choice/read-pasted.ts';
import { cards, catalogue } from '../../dice-masters/teams/links/catalogue.ts';

test('the first paste reads the names of all cards in pieces, and finds what it names', async () => {
  let read = 0;
  const counted: CardStore = {
    ...catalogue,
    *all() {
      for (const card of cards) {
        read++;
        yield card;
      }
    },
  };
  const reading = readPasted('3x Nova: Quasar', counted);
  expect(read).toBeLessThanOrEqual(500);
  expect((await reading).teams[0]?.cards).toEqual([{ card: 'avx-053', dice: 3, note: '' }]);
  expect(read).toBeGreaterThan(4000);
  await readPasted('2x Nova: Quasar', counted);
  expect(read).toBe(cards.length);
});
