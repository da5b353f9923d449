import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const PARTS = [
  'search',
  'typing',
  'engine',
  'abilities',
  'teams',
  'odds',
  'sim',
  'build',
  'lighthouse',
];

main(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !PARTS.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No part ${unknown.join(', ')}; the parts are ${PARTS.join(', ')}.`);
  }
  ensureInstalled();
  let worst = 0;
  for (const part of PARTS.filter((name) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n== ${part}`);
    worst = Math.max(worst, await run('node', [join(root, 'scripts/bench', `${part}.mjs`)]));
  }
  return worst;
});
