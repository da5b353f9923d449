import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { run } from './lib/run.mjs';

main(() => {
  ensureInstalled();
  return run('astro', ['dev', ...process.argv.slice(2)]);
});
