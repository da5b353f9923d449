import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributeOf, builtSite, readPage } from './built-site.ts';
import { scriptSize, sizeWith, startSize } from './script-size.ts';

const page = readPage(builtSite, 'goldfish/index.html');
const plain = readPage(builtSite, 'about/index.html');
const KB = 1024;
/** What builder, table and odds have in common once it is wanted. */
const READER = 'later-bgo';

test('the goldfish table starts with at most 114 KB of JavaScript', () => {
  expect(startSize(page, builtSite)).toBeGreaterThan(50 * KB);
  expect(startSize(page, builtSite)).toBeLessThanOrEqual(114 * KB);
});

test('with every panel and the reader of pastes it loads at most 140 KB, the search of all pages aside', () => {
  const search = scriptSize(plain, builtSite) - startSize(plain, builtSite);
  expect(scriptSize(page, builtSite) - search).toBeLessThanOrEqual(140 * KB);
});

test('the reader of pastes has at most 16 KB and comes with the first paste', () => {
  expect(sizeWith(READER, page, builtSite)).toBeGreaterThan(4 * KB);
  expect(sizeWith(READER, page, builtSite)).toBeLessThanOrEqual(16 * KB);
  const later = scriptSize(page, builtSite) - startSize(page, builtSite);
  expect(later).toBeGreaterThan(sizeWith(READER, page, builtSite));
});

test('coach, record and real dice are loaded only when they are wanted', () => {
  const later = scriptSize(page, builtSite) - startSize(page, builtSite);
  expect(later).toBeGreaterThan(5 * KB);
});

test('every worked example that the rules link to can be opened', () => {
  const rules = readPage(builtSite, 'rules/dice-masters/examples/index.html');
  const links = attributeOf(rules, 'href', ({ attributes }) => attributes.href !== undefined);
  const wanted = links.flatMap((link) => link.split('#example=')[1] ?? []);
  expect(wanted).toHaveLength(20);
  const folder = join(builtSite.dist, 'goldfish/examples');
  const told = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(wanted.filter((id) => !told.some((file) => file.includes(`"${id}`)))).toEqual([]);
});

test('every rule that decisions and the log cite has an address on the page', () => {
  const [island] = page.elements.filter(({ name }) => name === 'astro-island');
  for (const rule of ['R7.2.1', 'R7.2.2', 'R5.4', 'R4.10', 'R7.1.3']) {
    expect(island?.attributes.props).toContain(`#${rule}`);
  }
});
