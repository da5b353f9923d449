import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributeOf, builtSite, readPage } from './built-site.ts';
import { scriptSize, startSize } from './script-size.ts';

const page = readPage(builtSite, 'goldfish/index.html');
const plain = readPage(builtSite, 'about/index.html');
const KB = 1024;

test('the goldfish table loads at most 110 KB of JavaScript, every panel included, the search of all pages aside', () => {
  const search = scriptSize(plain, builtSite) - startSize(plain, builtSite);
  const all = scriptSize(page, builtSite) - search;
  expect(all).toBeGreaterThan(50 * KB);
  expect(all).toBeLessThanOrEqual(110 * KB);
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
