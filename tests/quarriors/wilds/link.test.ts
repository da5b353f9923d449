import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatWildsLink, parseWildsLink } from '../../../src/quarriors/wilds/index.ts';
import { box } from '../the-box.ts';

const ids = fc.subarray(box.cards.map(({ id }) => id));

test('a link gives back what was sent', () => {
  fc.assert(
    fc.property(ids, ids, ids, fc.string({ maxLength: 20 }), (cards, locked, excluded, seed) => {
      const sent = { cards, locked, excluded, seed };
      fc.pre(formatWildsLink(sent) !== '');
      expect(
        parseWildsLink(`https://example.org/quarriors/wilds/#${formatWildsLink(sent)}`),
      ).toEqual(sent);
    }),
  );
});

test('a link says what it is', () => {
  expect(
    formatWildsLink({
      cards: ['hag-basic', 'life-charm'],
      locked: ['hag-basic'],
      excluded: [],
      seed: 'a b',
    }),
  ).toBe('wilds=hag-basic.life-charm&lock=hag-basic&seed=a%20b');
});

test.each(['', '#', 'team=hhs-017', '#edition=2016'])('"%s" is no Wilds', (text) => {
  expect(parseWildsLink(text)).toBeNull();
});

test('what is no id is left out', () => {
  expect(parseWildsLink('#wilds=hag-basic.<b>.hag-basic..A')?.cards).toEqual(['hag-basic']);
});
