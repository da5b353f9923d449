import { strictEqual } from 'node:assert';
import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { readCard, writeCard } from '../../src/dice-masters/language/grammar/cards.ts';
import { keyOf } from '../../src/dice-masters/language/grammar/form.ts';
import { action, clause } from '../../tests/dice-masters/language/grammar/random-clauses.ts';
import { main } from '../lib/main.mjs';

/** Law 1: what is written of a clause is read as that clause. */
const CLAUSES = 100_000;
const AT_ONCE = 1000;
const MOST_MS_A_LINE = 0.2;

main(() => {
  const kinds = { character: clause, action };
  for (const [kind, from] of Object.entries(kinds)) {
    const frame = { kind, keywords: [], keywordValues: {} };
    let [said, spent] = [0, 0];
    for (let seed = 1; said < CLAUSES / 2; seed++) {
      for (const one of fc.sample(from, { numRuns: AT_ONCE, seed })) {
        const lines = writeCard([one], frame);
        if (lines === null) continue;
        const start = performance.now();
        const { clauses } = readCard(lines, frame);
        spent += performance.now() - start;
        said++;
        strictEqual(keyOf(clauses), keyOf([one]), lines.join(' '));
      }
    }
    const each = spent / said;
    console.log(
      `${said} clauses of a ${kind}: all read as they were, ${each.toFixed(3)} ms a line`,
    );
    if (each > MOST_MS_A_LINE) console.log(`  more than ${MOST_MS_A_LINE} ms a line`);
  }
  return 0;
});
