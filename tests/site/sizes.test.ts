import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtSite, readPage } from './built-site.ts';
import { withSite } from './made-up-site.ts';
import { scriptSize } from './script-size.ts';

const LIMIT = 15 * 1024;

test.each([
  ['home', 'index.html'],
  ['a card page', 'cards/hhs-017/index.html'],
  ['a Basic Action page', 'cards/hhs-049/index.html'],
  ['the list of cards', 'cards/a-z/index.html'],
  ['a set as a gallery', 'sets/hhs/index.html'],
  ['a set as a table', 'sets/hhs/table/index.html'],
  ['a keyword page', 'keywords/overcrush/index.html'],
  ['a rules page', 'rules/dice-masters/turn/index.html'],
  ['an affiliation page', 'affiliations/avengers/index.html'],
  ['about', 'about/index.html'],
  ['Quarriors!', 'quarriors/index.html'],
  ['the cards of Quarriors!', 'quarriors/cards/index.html'],
  ['a class of Quarriors!', 'quarriors/cards/hag/index.html'],
  ['the kit', 'kit/index.html'],
])('%s ships at most 15 KB of compressed JavaScript', (_, file) => {
  const size = scriptSize(readPage(builtSite, file), builtSite);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(LIMIT);
});

test('the Wilds builder starts with at most 40 KB of compressed JavaScript', () => {
  const size = scriptSize(readPage(builtSite, 'quarriors/wilds/index.html'), builtSite);
  expect(size).toBeLessThanOrEqual(40 * 1024);
});

test('the measure counts inline scripts, islands and everything that modules import', () => {
  const files = {
    'index.html':
      '<script>go()</script><script type="module" src="/sub/a/one.js"></script>' +
      '<astro-island component-url="/sub/four.js" renderer-url="/sub/four.js"></astro-island>',
    'a/one.js': 'import{x}from"./two.js";',
    'a/two.js': 'const load=()=>import("/sub/three.js");',
    'three.js': 'import"./a/one.js";export const y=1;',
    'four.js': 'export const island=1;',
    'unused.js': 'export const z=1;',
  };
  const { 'index.html': _, 'unused.js': __, ...loaded } = files;
  const expected = ['go()', ...Object.values(loaded)].map((text) => gzipSync(text).length);
  withSite(files, '/sub/', (site) => {
    const size = scriptSize(readPage(site, 'index.html'), site);
    expect(size).toBe(expected.reduce((sum, part) => sum + part));
  });
});
