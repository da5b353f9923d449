import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const lockFile = join(root, 'package-lock.json');
const markFile = join(root, 'node_modules', '.dicewright-lock');
const npmRecord = join(root, 'node_modules', '.package-lock.json');

/** Installs the locked packages unless node_modules already holds exactly them. */
export function ensureInstalled() {
  const lock = readFileSync(lockFile, 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(markFile)) {
    if (readFileSync(markFile, 'utf8') === hash) return;
  } else if (installedByHand(JSON.parse(lock))) {
    writeFileSync(markFile, hash);
    return;
  }
  console.error('Installing packages (once, about a minute) …');
  npmCi();
  writeFileSync(markFile, hash);
}

function installedByHand(lock) {
  if (!existsSync(npmRecord)) return false;
  const installed = JSON.parse(readFileSync(npmRecord, 'utf8')).packages;
  return Object.entries(lock.packages).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  );
}

function npmCi() {
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { status, error } = spawnSync(command, [...args, 'ci', '--include=dev'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (error || status !== 0) {
    throw new Error(`npm ci failed (${error?.message ?? `exit code ${status}`}).`);
  }
}
