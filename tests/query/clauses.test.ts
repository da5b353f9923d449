import { describe, expect, test } from 'vitest';
import { cards, find } from './catalogue.ts';

/** What stands in the content files, as a plain loop counts it. */
const having = (lines: (line: string) => boolean) =>
  cards.filter(({ effects }) => effects.some(lines)).length;

const opens = (word: string) => (line: string) =>
  new RegExp(`^(?:\\*+(?:/\\*+)? )?(?:[^:.]*, )?${word}(?:,[^:.]*)?(?: instead)?: `).test(line);

describe('terms on what a clause does', () => {
  test.each([
    ['trigger:fielded', opens('Fielded')],
    ['trigger:attacks', opens('Attacks')],
    ['trigger:kod', opens("KO'd")],
    ['trigger:active', opens('Active')],
    ['effect:unblockable', (line: string) => /\bunblockable\b/i.test(line)],
    ['effect:spin', (line: string) => /\bspins?\b/i.test(line)],
    ['effect:capture', (line: string) => /\bcapture/i.test(line)],
  ] as const)('%s finds what the lines say', (query, holds) => {
    const { total, parsed } = find(query);
    expect(parsed.problems).toEqual([]);
    expect(total).toBeGreaterThan(5);
    expect(total).toBe(having(holds));
  });

  test('they join with other terms and translate', () => {
    const { total } = find('trigger:fielded effect:damage k:character');
    expect(total).toBeGreaterThan(20);
    expect(total).toBeLessThan(find('trigger:fielded').total);
  });
});
