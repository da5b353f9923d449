import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './root.mjs';

/** Nothing below these changes the site. */
const NO_INPUT = new Set([
  '.astro',
  '.ci',
  '.git',
  '.github',
  'bench-results',
  'dist',
  'docs',
  'node_modules',
  'playwright-report',
  'test-results',
  'tests',
]);
const SETTINGS = ['SITE_URL', 'BASE_PATH'];

/** A number for everything that the built site depends on: sources, content, packages, settings. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  for (const file of inputs()) {
    hash.update(`${relative(root, file).split(sep).join('/')}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}

function inputs() {
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !NO_INPUT.has(name))
    .flatMap((entry) => filesIn(entry))
    .sort();
}

function filesIn(entry) {
  const path = join(entry.parentPath, entry.name);
  if (entry.isFile()) return [path];
  if (!entry.isDirectory()) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((inner) => filesIn(inner));
}
