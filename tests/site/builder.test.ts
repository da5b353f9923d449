import { expect, test } from 'vitest';
import { attributeOf, builtSite, readPage } from './built-site.ts';
import { scriptSize, startSize, workerSize } from './script-size.ts';

const page = readPage(builtSite, 'build/index.html');
const KB = 1024;

test('the builder starts with at most 90 KB of JavaScript, the search worker included', () => {
  const worker = workerSize('search-worker', builtSite).start;
  const start = startSize(page, builtSite);
  expect(start).toBeGreaterThan(30 * KB);
  expect(start + worker).toBeLessThanOrEqual(90 * KB);
});

test('every dialog together adds at most 55 KB', () => {
  const later = scriptSize(page, builtSite) - startSize(page, builtSite);
  expect(later).toBeGreaterThan(20 * KB);
  expect(later).toBeLessThanOrEqual(55 * KB);
});

test('near spellings and the cards of formats come to the search with the first question for them', () => {
  const { start, all } = workerSize('search-worker', builtSite);
  expect(start).toBeLessThanOrEqual(18 * KB);
  expect(all).toBeGreaterThan(start + 8 * KB);
});

test('the page asks for the card data before its script does', () => {
  const preloads = attributeOf(page, 'href', ({ attributes }) => attributes.as === 'fetch');
  expect(preloads).toHaveLength(1);
});

test('every rule that a check cites has an address on the page', () => {
  const [island] = page.elements.filter(({ name }) => name === 'astro-island');
  for (const rule of ['V01', 'V04', 'V09', 'V12', 'C02', 'D06', 'DQ04', 'DF04', 'RD3']) {
    expect(island?.attributes.props).toContain(`#${rule}`);
  }
});
