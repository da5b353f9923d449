import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  chosenValues,
  FACETS,
  type Facet,
  facetValues,
  toggleFacet,
} from '../../src/query/facets.ts';
import { formatQuery } from '../../src/query/format.ts';
import { NO_INPUTS } from '../../src/query/inputs.ts';
import { lexiconOf } from '../../src/query/members.ts';
import { parse } from '../../src/query/parse.ts';
import { translateQuery } from '../../src/query/translate.ts';
import { columns, find } from './catalogue.ts';
import { withoutSpans } from './without-spans.ts';

vi.setConfig({ testTimeout: 60_000 });

const lexicon = lexiconOf(columns, NO_INPUTS);

const term = fc.constantFrom(
  'storm',
  '"two words"',
  '!Beast',
  'sub:genetic',
  'o:"when fielded"',
  'c<=3',
  'e=mask',
  'c:2..4',
  'c:2,4..5',
  'e>=fist,bolt',
  'aff:x-men',
  's:avx,uxm',
  'r>=rare',
  'max=4',
  'k:basic',
  'kw:swarm',
  'has:global',
  'gcost<=1',
  'g:/a (b|c)+/',
  'a1>=3',
  'dmin>=4',
  'a3-c>=3',
  'd1>a1',
  'a>d',
  'f3!=0',
  'o:{?}',
  'is:flip',
  'not:promo',
  'aff:"Teen Titans"',
  'n=Thor',
  '"OR"',
  '"-x"',
  'date>=2016',
);
const query: fc.Arbitrary<string> = fc.letrec<{ query: string }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    term,
    fc.tuple(tie('query'), tie('query')).map(([a, b]) => `${a} ${b}`),
    fc.tuple(tie('query'), tie('query')).map(([a, b]) => `(${a}) OR (${b})`),
    tie('query').map((inner) => `-(${inner})`),
    fc
      .tuple(tie('query'), fc.constantFrom('sort:c,-a3', 'view:table', 'unique:name', 'limit:5'))
      .map(([a, b]) => `${a} ${b}`),
  ),
})).query;

describe('any text whatever', () => {
  test('is answered without throwing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc.string({ maxLength: 200 }),
          query.chain((text) => fc.string({ maxLength: 8 }).map((noise) => text + noise)),
        ),
        (text) => {
          const { parsed, cards } = find(text);
          expect(translateQuery(parsed)).toMatch(/\.$/);
          expect(cards.length).toBeLessThanOrEqual(columns.count);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('made of the marks of the language is answered too', () => {
    const marks = fc.array(
      fc.constantFrom(
        '(',
        ')',
        '"',
        '/',
        '-',
        '!',
        ':',
        '<=',
        ',',
        '..',
        ' ',
        'OR',
        'NOT',
        'c',
        'o',
        'a1',
        '3',
        '*',
        '[',
        '\\',
        '{?}',
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(marks, (list) => {
        expect(find(list.join('')).cards.length).toBeLessThanOrEqual(columns.count);
      }),
      { numRuns: 600 },
    );
  });
});

test('parse(format(tree)) equals tree', () => {
  fc.assert(
    fc.property(query, (text) => {
      const parsed = parse(text, lexicon);
      expect(parsed.problems).toEqual([]);
      expect(withoutSpans(parse(formatQuery(parsed), lexicon))).toEqual(withoutSpans(parsed));
    }),
    { numRuns: 500 },
  );
});

/** Switches values as a reader clicks them, on a plain record and on the query text. */
function click(facet: Facet, value: string, chosen: Map<string, Set<string>>): void {
  const set = chosen.get(facet.field) ?? new Set();
  chosen.set(facet.field, set);
  if (set.delete(value)) return;
  if (facet.kind !== 'list') set.clear();
  set.add(value);
}

test('facets to query to facets is a round trip, and leaves the other terms alone', () => {
  const every = new Uint8Array(columns.count).fill(1);
  const offers = FACETS.flatMap((facet) =>
    facetValues(facet, every, columns, NO_INPUTS, parse('', lexicon)).map(({ value }) => ({
      facet,
      value,
    })),
  );
  const starts = ['', 'storm', 'a3-c>=1', '(kw:fast OR kw:deadly)', 'storm OR thor', 'bad:term'];
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.array(fc.constantFrom(...offers), { maxLength: 6 }),
      (start, clicks) => {
        const chosen = new Map<string, Set<string>>();
        const text = clicks.reduce((query, { facet, value }) => {
          click(facet, value, chosen);
          const before = parse(query, lexicon);
          return toggleFacet(facet, value, chosenValues(facet, before, columns), before);
        }, start);
        const parsed = parse(text, lexicon);
        for (const facet of FACETS) {
          const expected = chosen.get(facet.field) ?? new Set();
          expect(new Set(chosenValues(facet, parsed, columns))).toEqual(expected);
        }
        expect(parsed.problems.length).toBe(start === 'bad:term' ? 1 : 0);
      },
    ),
    { numRuns: 200 },
  );
});
