import { expect, test } from 'vitest';
import { fullTitle } from '../../../src/dice-masters/cards/card.ts';
import { BOX_CARDS, BOX_SETS } from './support/box-sets.ts';

/** What the data of each card says, to be read against the printed card. `vitest -u` writes a change down. */
test.each(BOX_SETS)('the cards of %s say what stands in their table of words', async (set) => {
  const table = BOX_CARDS.filter((card) => card.set === set)
    .map((card) => [`${card.id} ${fullTitle(card)}`, ...card.effects].join('\n    '))
    .join('\n');
  await expect(`${table}\n`).toMatchFileSnapshot(`words/${set}.txt`);
});
