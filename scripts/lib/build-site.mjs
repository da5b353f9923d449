import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { alone } from './build-lock.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { exitCode, plain, start } from './run.mjs';

// Astro names each of several thousand files as it writes it.
const FILE_LINE = /[├└]─.*\(\+/;

const dist = join(root, 'dist');
const next = join(root, '.astro/dist-next');
const before = join(root, '.astro/dist-before');
/** Lies in the build, so that both come and go together. */
const MARK = '.fingerprint';

/** Builds from scratch and puts the result in the place of dist once it is whole; gives the exit code. */
export function buildSite(args = []) {
  return alone(() => build(args));
}

/** The same, unless dist was built from exactly what is here now. */
export function ensureBuilt(args = []) {
  return alone(async () => {
    if (!isCurrent()) return build(args);
    console.log('Nothing has changed since the last build, which is used as it is.');
    return 0;
  });
}

function isCurrent() {
  const mark = join(dist, MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint();
}

async function build(args) {
  clear();
  process.once('exit', clear);
  try {
    const mark = fingerprint();
    const code = await astroBuild(args);
    if (code !== 0) return code;
    writeFileSync(join(next, MARK), mark);
    if (existsSync(dist)) renameSync(dist, before);
    renameSync(next, dist);
    return 0;
  } finally {
    process.off('exit', clear);
    clear();
  }
}

/** A build that was broken off between the two renames is put back. */
function clear() {
  if (!existsSync(dist) && existsSync(before)) renameSync(before, dist);
  rmSync(before, { recursive: true, force: true });
  rmSync(next, { recursive: true, force: true });
}

function astroBuild(args) {
  const child = start('astro', ['build', '--force', '--outDir', next, ...args], {
    env: plain,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!FILE_LINE.test(line)) console.log(line);
  });
  return exitCode(child);
}
