import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { attributeOf, builtSite, readPage } from './built-site.ts';
import { scriptSize, startSize } from './script-size.ts';

const page = readPage(builtSite, 'odds/index.html');
const KB = 1024;

test('the odds start with at most 60 KB of JavaScript, the exact counting included', () => {
  const folder = join(builtSite.dist, '_astro');
  const [worker = ''] = readdirSync(folder).filter((name) => name.startsWith('opening-worker'));
  const workerSize = gzipSync(readFileSync(join(folder, worker))).length;
  expect(workerSize).toBeLessThanOrEqual(10 * KB);
  expect(startSize(page, builtSite) + workerSize).toBeLessThanOrEqual(60 * KB);
});

test('the rules engine comes only with the games', () => {
  const later = scriptSize(page, builtSite) - startSize(page, builtSite);
  expect(later).toBeGreaterThan(30 * KB);
});

test('the page comes with its policies and asks for the card data before its script does', () => {
  const [island] = page.elements.filter(({ name }) => name === 'astro-island');
  expect(island?.attributes.props).toContain('sensible');
  const preloads = attributeOf(page, 'href', ({ attributes }) => attributes.as === 'fetch');
  expect(preloads).toHaveLength(1);
});
