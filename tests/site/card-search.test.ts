import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../../src/query/examples.ts';
import { FIELDS, HAS_WORDS, IN_WORDS, IS_WORDS } from '../../src/query/fields.ts';
import { find, packed, words } from '../query/catalogue.ts';
import { attributeOf, builtSite, readPage } from './built-site.ts';
import { scriptSize, startSize, workerSize } from './script-size.ts';

const page = readPage(builtSite, 'cards/index.html');
const help = readPage(builtSite, 'cards/help/index.html');
const folder = join(builtSite.dist, 'cards/data');
const [factsFile = '', wordsFile = ''] = readdirSync(folder).sort();
const factsData = readFileSync(join(folder, factsFile));
const wordsData = readFileSync(join(folder, wordsFile));
const KB = 1024;
const helpSource = readFileSync(join(builtSite.dist, help.file), 'utf8');

test('the card data is two files that hold what the engine packs: facts, at most 200 KB, and words, 350 KB together', () => {
  expect(readdirSync(folder)).toHaveLength(2);
  expect([factsFile, wordsFile].join()).toMatch(
    /^facts-[\da-f]{12}\.json,words-[\da-f]{12}\.json$/,
  );
  expect(JSON.parse(factsData.toString())).toEqual(packed);
  expect(JSON.parse(wordsData.toString())).toEqual(words);
  const [facts, all] = [gzipSync(factsData).length, gzipSync(wordsData).length];
  expect(facts).toBeLessThanOrEqual(200 * KB);
  expect(facts + all).toBeLessThanOrEqual(350 * KB);
});

test('the words stand in no page of the table, and no page asks for them at once', () => {
  for (const file of ['cards/index.html', 'build/index.html', 'cards/help/index.html']) {
    const preloads = attributeOf(
      readPage(builtSite, file),
      'href',
      ({ attributes }) => attributes.as === 'fetch',
    );
    expect(preloads).toEqual([`${builtSite.base}cards/data/${factsFile}`]);
  }
  const table = readFileSync(join(builtSite.dist, 'goldfish/index.html'), 'utf8');
  expect(table).toContain(factsFile);
  expect(table).not.toContain(wordsFile);
});

test('without a connection both files are kept', () => {
  const worker = readFileSync(join(builtSite.dist, 'sw.js'), 'utf8');
  expect(worker).toContain(`cards/data/${factsFile}`);
  expect(worker).toContain(`cards/data/${wordsFile}`);
});

test('the first cards come with what they do', () => {
  const effects = page.elements.filter(({ attributes }) => attributes.class === 'tile-effects');
  expect(effects.length).toBeGreaterThan(20);
});

test('all JavaScript of the search, its worker included, takes at most 90 KB; the page starts with 40', () => {
  const worker = workerSize('search-worker', builtSite).all;
  const own = startSize(page, builtSite);
  expect(own).toBeGreaterThan(5 * 1024);
  expect(own).toBeLessThanOrEqual(40 * 1024);
  expect(scriptSize(page, builtSite) + worker).toBeLessThanOrEqual(90 * 1024);
});

test('the page comes with its first cards and leads to all of them', () => {
  const tiles = page.elements.filter(({ attributes }) => attributes.class?.startsWith('card-tile'));
  expect(tiles).toHaveLength(24);
  const links = attributeOf(page, 'href', ({ name }) => name === 'a');
  expect(links).toContain(`${builtSite.base}cards/a-z/`);
  expect(links).toContain(`${builtSite.base}cards/help/`);
});

test('the help page links every example to its search and says how many cards it finds', () => {
  expect(EXAMPLES).toHaveLength(25);
  const links = attributeOf(help, 'href', ({ name }) => name === 'a');
  for (const { query, needs } of EXAMPLES) {
    const { parsed, total } = find(query);
    expect(links).toContain(`${builtSite.base}cards/?q=${encodeURIComponent(query)}`);
    expect([query, parsed.problems.length > 0]).toEqual([query, needs !== null]);
    if (needs === null) {
      expect([query, total > 0]).toEqual([query, true]);
      expect(helpSource).toContain(`${total.toLocaleString('en')} cards`);
    }
  }
});

test('the help page names every field and flag', () => {
  const codes = new Set(
    [...helpSource.matchAll(/<code>([^<]+)<\/code>/g)].map(([, text = '']) => text),
  );
  const words = [
    ...FIELDS.flatMap(({ name, aliases }) => [name, ...aliases]),
    ...Object.keys(IS_WORDS).map((word) => `is:${word}`),
    ...Object.keys(HAS_WORDS).map((word) => `has:${word}`),
    ...Object.keys(IN_WORDS).map((word) => `in:${word}`),
  ];
  expect(words.filter((word) => !codes.has(word))).toEqual([]);
});
