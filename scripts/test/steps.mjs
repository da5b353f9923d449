import { join } from 'node:path';
import { ensureBuilt } from '../lib/build-site.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { plain, run } from '../lib/run.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { smokePlan } from './smoke.mjs';

/**
 * The steps of `npm test`, in order. Each gives `{ passed, failed }`;
 * a step whose `needs` failed in the same run is not started and counts as failed.
 */
export const steps = [
  { name: 'lockfile', needs: [], run: () => check('node', ['scripts/check-lock.mjs']) },
  { name: 'chromium', needs: [], run: chromium },
  { name: 'types', needs: [], run: () => check('astro', ['check']) },
  {
    name: 'lint',
    needs: [],
    run: () => check('biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  },
  { name: 'unused', needs: [], run: () => check('knip', []) },
  { name: 'unit', needs: [], run: (folder) => vitest('unit', folder) },
  { name: 'build', needs: [], run: () => counted(ensureBuilt()) },
  { name: 'site', needs: ['build'], run: (folder) => vitest('site', folder) },
  { name: 'browser', needs: ['build', 'chromium'], run: playwright },
  { name: 'engines', needs: ['build', 'chromium'], run: smoke },
];

function check(tool, args) {
  return counted(run(tool, args, { env: plain }));
}

async function counted(exitCode) {
  return (await exitCode) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function chromium() {
  console.log(findChromium());
  return { passed: 1, failed: 0 };
}

async function vitest(project, folder, files = [], env = {}) {
  const file = join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  const code = await run('vitest', ['run', '--project', project, ...reporters, ...files], {
    env: { ...plain, ...env },
  });
  return vitestCounts(file, code);
}

function smoke(folder) {
  const { files, env } = smokePlan();
  return vitest('smoke', folder, files, env);
}

async function playwright(folder) {
  const file = join(folder, 'browser.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return playwrightCounts(file, code);
}
