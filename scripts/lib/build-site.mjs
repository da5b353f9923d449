import { createInterface } from 'node:readline';
import { exitCode, plain, start } from './run.mjs';

// Astro names each of several thousand files as it writes it.
const FILE_LINE = /[├└]─.*\(\+/;

/** Builds dist from scratch, without a log line for every file; gives the exit code. */
export function buildSite(args = []) {
  const child = start('astro', ['build', '--force', ...args], {
    env: plain,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!FILE_LINE.test(line)) console.log(line);
  });
  return exitCode(child);
}
