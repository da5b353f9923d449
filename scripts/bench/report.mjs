import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/**
 * Prints the rows of a benchmark, each with what was measured, its bar and whether it was kept, and writes them to
 * `tests/bench`. Gives the exit code.
 */
export function report(name, heading, rows) {
  const table = [
    heading,
    '',
    '| what | measured | bar | kept |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ([what, measured, bar, kept]) =>
        `| ${what} | ${measured} | ${bar} | ${kept ? 'yes' : 'no'} |`,
    ),
    '',
  ].join('\n');
  console.log(table);
  writeFileSync(join(root, 'tests/bench', `${name}.md`), table);
  return rows.every(([, , , kept]) => kept) ? 0 : 1;
}
