import { describe, expect, test } from 'vitest';
import { answerQuery } from '../../src/query/answer.ts';
import { fuzzyNames } from '../../src/query/fuzzy-names.ts';
import { NO_INPUTS } from '../../src/query/inputs.ts';
import { cards, columns, find, idsOf, packed } from './catalogue.ts';

/** What stands in the content files, as a plain loop counts it. */
const having = (lines: (line: string) => boolean) =>
  cards.filter(({ effects }) => effects.some(lines)).length;

const opens = (word: string) => (line: string) =>
  new RegExp(`^(?:\\*+(?:/\\*+)? )?(?:[^:.]*, )?${word}(?:,[^:.]*)?(?: instead)?: `).test(line);

describe('terms on what a clause does', () => {
  test.each([
    ['trigger:attacks', opens('Attacks')],
    ['trigger:kod', opens("KO'd")],
    ['trigger:active', opens('Active')],
    ['effect:unblockable', (line: string) => /\bunblockable\b/i.test(line)],
    ['effect:sacrifice', (line: string) => /\bsacrifices?\b/i.test(line)],
    ['effect:control', (line: string) => /\btakes? control\b/i.test(line)],
  ] as const)('%s finds what the lines say', (query, holds) => {
    const { total, parsed } = find(query);
    expect(parsed.problems).toEqual([]);
    expect(total).toBeGreaterThan(5);
    expect(total).toBe(having(holds));
  });

  test.each([
    ['effect:ko', 'hhs-017', 'avx-002', 'a KO, not what follows one'],
    ['effect:field', 'hhs-012', 'ygo-046', 'to field, not to wait for somebody who does'],
    ['effect:draw', 'imw-018', 'avx-053', 'a draw, not Prep from the bag'],
    ['targets:all', 'avx-025', 'avx-017', 'all dice of a kind, not “for each die”'],
  ])('%s finds %s and leaves %s: %s', (query, found, left) => {
    const ids = idsOf(query);
    expect(ids).toContain(found);
    expect(ids).not.toContain(left);
  });

  test('terms that stand together speak of the same act', () => {
    const together = idsOf('trigger:fielded does:ko targets:opposing');
    expect(together).toContain('hhs-017');
    const [fielded, ko, opposing] = ['trigger:fielded', 'does:ko', 'targets:opposing'].map(
      (query) => new Set(idsOf(query)),
    );
    const apart = [...(fielded ?? [])].filter((id) => ko?.has(id) && opposing?.has(id));
    expect(together.length).toBeLessThan(apart.length);
    expect(together.every((id) => apart.includes(id))).toBe(true);
  });

  test('two deeds need not be one act', () => {
    expect(find('does:draw does:damage').total).toBeGreaterThan(5);
  });

  test('facets count what their values would leave', () => {
    const searcher = { columns, inputs: NO_INPUTS, fuzzy: fuzzyNames(packed.names) };
    const { facets } = answerQuery('trigger:fielded does:ko', searcher, ['targets']);
    for (const { value, count } of facets['targets'] ?? []) {
      expect([value, count]).toEqual([
        value,
        find(`trigger:fielded does:ko targets:${value}`).total,
      ]);
    }
  });
});

describe('is:playable', () => {
  test('finds the cards whose whole text plays, and no other', () => {
    const playing = cards.filter(({ abilities }) => abilities !== null).map(({ id }) => id);
    expect(idsOf('is:playable').sort()).toEqual(playing.sort());
    expect(find('-is:playable').total).toBe(cards.length - playing.length);
    expect(find('not:playable').total).toBe(cards.length - playing.length);
  });
});
