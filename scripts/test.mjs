import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { steps } from './test/steps.mjs';

const total = { passed: 0, failed: 0 };
const failedSteps = [];

await runSteps(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  total.failed++;
});
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runSteps(wanted) {
  const chosen = choose(wanted);
  ensureInstalled();
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-test-'));
  for (const step of chosen) {
    const { passed, failed } = await timed(step, folder);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failedSteps.push(step.name);
  }
  rmSync(folder, { recursive: true });
}

function choose(wanted) {
  const names = steps.map((step) => step.name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No step ${unknown.join(', ')}; the steps are ${names.join(', ')}.`);
  }
  return wanted.length > 0 ? steps.filter((step) => wanted.includes(step.name)) : steps;
}

async function timed(step, folder) {
  console.log(`\n== ${step.name}`);
  const start = performance.now();
  const counts = await attempt(step, folder);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${step.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  return counts;
}

async function attempt(step, folder) {
  const missing = step.needs.filter((name) => failedSteps.includes(name));
  if (missing.length > 0) {
    console.log(`Not run: ${missing.join(' and ')} failed.`);
    return { passed: 0, failed: 1 };
  }
  try {
    return await step.run(folder);
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}
