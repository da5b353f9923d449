import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';

const LOCK = join(root, '.astro/build.lock');
const LOOK_AGAIN_MS = 200;

/** Runs the body while no other process of this project builds; a lock whose process has died counts for nothing. */
export async function alone(body) {
  let told = false;
  while (!take()) {
    const owner = ownerOf();
    if (owner && !told)
      console.log(`Another build is running (process ${owner}); waiting for it …`);
    told ||= Boolean(owner);
    if (owner && !isAlive(owner)) rmSync(LOCK, { force: true });
    else await sleep(LOOK_AGAIN_MS);
  }
  process.once('exit', release);
  try {
    return await body();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take() {
  mkdirSync(dirname(LOCK), { recursive: true });
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function release() {
  rmSync(LOCK, { force: true });
}

/** Nothing while the file has just been made or removed. */
function ownerOf() {
  try {
    return Number(readFileSync(LOCK, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
