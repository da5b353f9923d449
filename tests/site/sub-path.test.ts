import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite } from '../../scripts/bench/site-copy.mjs';
import { thinCards } from '../../scripts/bench/thin-cards.mjs';
import { capture } from '../../scripts/lib/run.mjs';
import { findBrokenLinks } from './broken-links.ts';
import { type BuiltSite, filesOf, readPage } from './built-site.ts';
import { findUnsafe } from './policy.ts';

/** Vitest writes its own settings into the environment, where the build would take them for ours. */
const WITHOUT_VITEST = Object.fromEntries(
  ['BASE_URL', 'DEV', 'MODE', 'NODE_ENV', 'PROD', 'SSR', 'TEST', 'VITEST'].map((name) => [name]),
);
const copy = copySite();
const site: BuiltSite = {
  dist: join(copy, 'dist/'),
  origin: 'https://example.org',
  base: '/dicewright/',
};

beforeAll(async () => {
  thinCards(join(copy, 'content'), 0);
  const env = { ...WITHOUT_VITEST, SITE_URL: site.origin, BASE_PATH: site.base };
  const { code, output } = await capture('astro', ['build', '--force'], { cwd: copy, env });
  if (code !== 0) throw new Error(output);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('under a sub-path every link stays below it and leads somewhere', () => {
  expect(findBrokenLinks(site)).toEqual([]);
});

test('the worker and what it keeps lie below it', () => {
  const worker = readFileSync(join(site.dist, 'sw.js'), 'utf8');
  const packs = filesOf(site).filter((file) => file.startsWith('kept/'));
  expect(packs.length).toBeGreaterThan(5);
  for (const pack of packs) expect(worker).toContain(site.base + pack);
});

test('the pages are there, and safe', () => {
  const files = filesOf(site);
  for (const file of ['index.html', '404.html', 'cards/hhs-001/index.html']) {
    expect(files).toContain(file);
    expect(findUnsafe(readPage(site, file), site)).toEqual([]);
  }
});
