import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../lib/main.mjs';
import { capture } from '../lib/run.mjs';
import { copySite } from './site-copy.mjs';
import { thinCards } from './thin-cards.mjs';

const SHARES = [1 / 4, 1 / 2, 1];
const FULL_BUILD_SECONDS = 60;
const GROWTH_PER_PAGE = 1.5;

main(async () => {
  const rows = [];
  for (const share of SHARES) rows.push(await measure(share));
  console.table(rows);
  const problems = findProblems(rows);
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
});

async function measure(share) {
  const copy = copySite();
  try {
    thinCards(join(copy, 'content'), share);
    const start = performance.now();
    const { code, output } = await capture('astro', ['build', '--force'], { cwd: copy });
    if (code !== 0) throw new Error(`The build with ${share} of the cards failed:\n${output}`);
    return row(share, countPages(join(copy, 'dist')), (performance.now() - start) / 1000);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function countPages(dist) {
  return readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.html')).length;
}

function row(share, pages, seconds) {
  return {
    'share of the cards': share,
    pages,
    seconds: round(seconds),
    'seconds per 1000 pages': round((seconds / pages) * 1000),
  };
}

function round(value) {
  return Math.round(value * 100) / 100;
}

function findProblems([, half, full]) {
  const problems = [];
  if (full.seconds > FULL_BUILD_SECONDS) {
    problems.push(`The full build took ${full.seconds} s, more than ${FULL_BUILD_SECONDS} s.`);
  }
  const growth = full.seconds / full.pages / (half.seconds / half.pages);
  if (growth > GROWTH_PER_PAGE) {
    problems.push(`Time per page grew ${round(growth)} times from the half build to the full one.`);
  }
  return problems;
}
