import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const markFile = join(modules, '.dicewright-lock');
const npmRecord = join(modules, '.package-lock.json');

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
  // npm would empty the folder behind the link, which others may be using.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(`${modules} is a link to packages of another version; remove the link.`);
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
