import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readCard, writeCard } from '../../../../src/dice-masters/language/grammar/cards.ts';
import { keyOf } from '../../../../src/dice-masters/language/grammar/form.ts';
import type { CardFrame } from '../../../../src/dice-masters/language/grammar/lines.ts';
import { action, clause } from './random-clauses.ts';

vi.setConfig({ testTimeout: 120_000 });

const RUNS = 2000;

/** Clauses that have words, and what is read of those words. */
function ambiguous(kind: CardFrame['kind'], from: typeof clause): string[] {
  const frame: CardFrame = { kind, keywords: [], keywordValues: {} };
  const wrong: string[] = [];
  let said = 0;
  for (let seed = 1; said < RUNS && seed < 200; seed++) {
    for (const one of fc.sample(from, { numRuns: 500, seed })) {
      const lines = writeCard([one], frame);
      if (lines === null) continue;
      said++;
      const { clauses } = readCard(lines, frame);
      if (keyOf(clauses) !== keyOf([one]))
        wrong.push(`${lines.join(' ')}\n  ${keyOf([one])}\n  ${keyOf(clauses)}`);
    }
  }
  expect(said).toBeGreaterThanOrEqual(RUNS);
  return wrong.slice(0, 12);
}

test('what is written of a clause of a character is read as that clause', () => {
  expect(ambiguous('character', clause)).toEqual([]);
});

test('what is written of a clause of an action is read as that clause', () => {
  expect(ambiguous('action', action)).toEqual([]);
});
