import { describe, expect, test } from 'vitest';
import { complete } from '../../src/query/complete.ts';
import { NO_INPUTS } from '../../src/query/inputs.ts';
import { cards, columns, find } from './catalogue.ts';

const offers = (text: string, cursor = text.length) => complete(text, cursor, columns, NO_INPUTS);
const labels = (text: string) => offers(text).map(({ label }) => label);

describe('what is offered', () => {
  test.each([
    ['k', ['k:', 'kw:']],
    ['cos', ['cost>=']],
    ['c', ['c<=', 'c>=', 'c=']],
    ['uni', ['unique:']],
    ['e:', ['fist', 'bolt', 'mask', 'shield', 'none']],
    ['e:b', ['bolt']],
    ['kw:overc', ['overcrush']],
    ['aff:x', ['x-men']],
    ['is:fl', ['flip']],
    ['not:fl', ['flip']],
    ['has:gl', ['global']],
    ['view:', ['tiles', 'table', 'text']],
    ['sort:-na', ['name']],
    ['r:sup', ['super-rare']],
  ])('for “%s”', (text, wanted) => {
    expect(labels(text)).toEqual(expect.arrayContaining(wanted));
  });

  test('names, with how many cards bear them', () => {
    const karai = offers('kara').find(({ label }) => label === 'Karai');
    expect(karai?.count).toBe(cards.filter(({ name }) => name === 'Karai').length);
    expect(find(karai?.text ?? '').total).toBe(karai?.count);
  });

  test('values with counts, the most frequent first', () => {
    const counts = offers('kw:').map(({ count }) => count ?? 0);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const [first] = offers('kw:');
    expect(find(first?.text ?? '').total).toBe(first?.count);
  });

  test('never more than eight', () => {
    for (const text of ['a', 's', 'kw:', 'set:', 'aff:']) {
      expect(offers(text).length).toBeLessThanOrEqual(8);
    }
  });

  test('nothing between terms, in quotes or inside a pattern', () => {
    expect(offers('storm ')).toEqual([]);
    expect(offers('"spider')).toEqual([]);
    expect(offers('o:/dr')).toEqual([]);
    expect(offers('')).toEqual([]);
  });
});

describe('what is taken', () => {
  test.each([
    ['kw:overc c<=3', 8, 'overcrush', 'kw:overcrush c<=3', 12],
    ['storm e:fist,bo', 15, 'bolt', 'storm e:fist,bolt', 17],
    ['c<=3 kwo', 7, 'kw:', 'c<=3 kw:', 8],
  ])('in “%s” replaces the term at the cursor', (text, cursor, label, taken, at) => {
    const offer = offers(text, cursor).find((one) => one.label === label);
    expect([offer?.text, offer?.cursor]).toEqual([taken, at]);
  });

  test('reads without a problem where it is a whole term', () => {
    for (const text of ['kw:', 'aff:', 'set:', 'e:', 'r:', 'k:', 'is:', 'has:', 'kara', 'stor']) {
      for (const offer of offers(text).filter((one) => !/[:=]$/.test(one.text))) {
        expect([offer.text, find(offer.text).parsed.problems]).toEqual([offer.text, []]);
      }
    }
  });
});
