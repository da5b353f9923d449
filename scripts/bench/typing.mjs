import { findChromium } from '../lib/chromium.mjs';
import { main } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';

/** Typing into the card search on a slowed-down machine, on the site as built. */
main(async () =>
  run('playwright', ['test', '--config', 'tests/bench/playwright.config.ts', '--reporter=list'], {
    env: { CHROMIUM_PATH: await findChromium() },
  }),
);
