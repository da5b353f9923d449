import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../lib/root.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.astro']);

/** A throw-away copy of the project that shares its packages but not its build caches. */
export function copySite() {
  const copy = mkdtempSync(join(tmpdir(), 'dicewright-bench-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function linkPackages(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.isFile()) continue;
    symlinkSync(join(from, entry.name), join(to, entry.name), 'junction');
  }
}
