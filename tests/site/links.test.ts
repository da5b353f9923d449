import { expect, test } from 'vitest';
import { findBrokenLinks } from './broken-links.ts';
import { builtSite } from './built-site.ts';
import { withSite } from './made-up-site.ts';

test('every link and anchor of every page leads somewhere', () => {
  expect(findBrokenLinks(builtSite)).toEqual([]);
});

/** A page body, and what is said about it. */
const CASES: [body: string, ...said: string[]][] = [
  ['<a href="/cards/">'],
  ['<a href="/cards/?q=karai#karai">'],
  ['<a href="#here">', 'index.html: #here: no such anchor'],
  ['<p id="here"><a href="#here">'],
  ['<a href="/cards">', 'index.html: /cards: no such file'],
  ['<a href="/sets/">', 'index.html: /sets/: no such file'],
  ['<a href="/cards/#leo">', 'index.html: /cards/#leo: no such anchor'],
  ['<a href="">', 'index.html: : is empty'],
  ['<a href="/cards/undefined/">', 'index.html: /cards/undefined/: is empty'],
  ['<a href="https://other.test/x">'],
  ['<a href="https://dicewright.test/x">', 'index.html: https://dicewright.test/x: no such file'],
  ['<img src="/a.png">', 'index.html: /a.png: no such file'],
  ['<img srcset="/icons.svg 1x, /b.png 2x">', 'index.html: /b.png: no such file'],
  ['<svg><use href="/icons.svg#fist"></use></svg>'],
  [
    '<svg><use href="/icons.svg#sword"></use></svg>',
    'index.html: /icons.svg#sword: no such anchor',
  ],
  ['<form action="/find/">', 'index.html: /find/: no such file'],
  ['<style>p { background: url("/c.png") }</style>', 'index.html: /c.png: no such file'],
  ['<meta property="og:image" content="/d.png">', 'index.html: /d.png: no such file'],
  [
    '<script type="application/ld+json">{"url":"https://dicewright.test/e/"}</script>',
    'index.html: https://dicewright.test/e/: no such file',
  ],
];
const others = {
  'cards/index.html': '<h2 id="karai">Karai</h2>',
  'icons.svg': '<svg><symbol id="fist"></symbol></svg>',
};

test.each(CASES)('the check says the right thing about %s', (body, ...said) => {
  withSite({ 'index.html': body, ...others }, '/', (site) => {
    expect(findBrokenLinks(site)).toEqual(said);
  });
});

test('under a sub-path, a link to the root points outside the site', () => {
  const body = '<a href="/cards/"><a href="/sub/cards/"><a href="cards/">';
  withSite({ 'index.html': body, ...others }, '/sub/', (site) => {
    expect(findBrokenLinks(site)).toEqual(['index.html: /cards/: points outside the site']);
  });
});
