import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

main(() => {
  ensureInstalled();
  // npm moves to the project root before it runs a script and keeps the caller's folder here.
  const viaNpm = process.env.npm_lifecycle_event === 'cli';
  const cwd = (viaNpm && process.env.INIT_CWD) || process.cwd();
  return run('node', [join(root, 'src/cli/main.ts'), ...process.argv.slice(2)], { cwd });
});
