import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const content = fileURLToPath(new URL('../../../content/', import.meta.url));
const SETS = ['hhs', 'imw'];

/** A field to write, by its path in the set file: `['cards', 16, 'cost']`. */
export type Change = [file: string, path: (string | number)[], value: unknown];

/** Runs the body on a throw-away content folder of two sets, with these changes made to it. */
export function withContent<T>(changes: Change[], body: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'dicewright-content-'));
  try {
    mkdirSync(join(root, 'dice-masters/sets'), { recursive: true });
    for (const set of SETS)
      cpSync(
        join(content, `dice-masters/sets/${set}.json`),
        join(root, `dice-masters/sets/${set}.json`),
      );
    cpSync(
      join(content, 'dice-masters/affiliations.json'),
      join(root, 'dice-masters/affiliations.json'),
    );
    cpSync(join(content, 'dice-masters/keywords'), join(root, 'dice-masters/keywords'), {
      recursive: true,
    });
    for (const change of changes) make(root, change);
    return body(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** An empty path replaces the whole text of the file. */
function make(root: string, [file, path, value]: Change): void {
  const target = join(root, file);
  const key = path.at(-1);
  if (key === undefined) {
    writeFileSync(target, String(value));
    return;
  }
  const data = JSON.parse(readFileSync(target, 'utf8'));
  const owner = path.slice(0, -1).reduce((inner, step) => inner[step], data);
  if (value === undefined) delete owner[key];
  else owner[key] = value;
  writeFileSync(target, JSON.stringify(data));
}
