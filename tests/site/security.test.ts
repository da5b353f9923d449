import { expect, test } from 'vitest';
import { builtSite, pagesOf, readPage } from './built-site.ts';
import { withSite } from './made-up-site.ts';
import { findUnsafe } from './policy.ts';

test('every page is safe under its own policy', () => {
  const unsafe = new Map<string, string>();
  let count = 0;
  for (const page of pagesOf(builtSite)) {
    count++;
    for (const problem of findUnsafe(page, builtSite)) {
      if (!unsafe.has(problem)) unsafe.set(problem, page.file);
    }
  }
  expect([...unsafe]).toEqual([]);
  expect(count).toBeGreaterThan(4000);
});

const HASH = 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';
const GOOD = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'";
const policy = (content: string) =>
  `<meta http-equiv="content-security-policy" content="${content}">`;

/** A page, and what is said about it. */
const CASES: [html: string, ...said: string[]][] = [
  [`${policy(GOOD)}<script src="/a.js"></script>`],
  ['<p>No policy</p>', '0 policies'],
  [`<script src="/a.js"></script>${policy(GOOD)}`, 'script before the policy'],
  [`<link rel="stylesheet" href="/a.css">${policy(GOOD)}`, 'link before the policy'],
  [
    `<style>p { color: red }</style>${policy(GOOD)}`,
    'style before the policy',
    'inline style without a hash',
  ],
  [policy(`${GOOD}; img-src *`), 'img-src allows *'],
  [policy(`${GOOD}; script-src 'unsafe-inline'`), "script-src allows 'unsafe-inline'"],
  [policy(`${GOOD}; connect-src https://a.test`), 'connect-src allows https://a.test'],
  [policy("default-src 'self'; object-src 'none'; form-action 'self'"), "base-uri is not 'none'"],
  [`${policy(`${GOOD}; script-src '${HASH}'`)}<script>go()</script>`],
  [
    `${policy(`${GOOD}; script-src '${HASH}'`)}<script>stop()</script>`,
    'inline script without a hash',
  ],
  [`${policy(GOOD)}<style>p { color: red }</style>`, 'inline style without a hash'],
  [`${policy(GOOD)}<script type="application/ld+json">{}</script>`],
  [`${policy(GOOD)}<p style="color: red">`, 'p with style'],
  [`${policy(GOOD)}<p onclick="go()">`, 'p with onclick'],
  [`${policy(GOOD)}<a href="javascript:go()">`, 'a with href'],
  [`${policy(GOOD)}<a href="https://other.test/">`],
  [`${policy(GOOD)}<img src="//other.test/a.png">`, 'img to //other.test/a.png'],
  [`${policy(GOOD)}<form action="https://other.test/">`, 'form to https://other.test/'],
];

test.each(CASES)('the check says the right thing about %s', (html, ...said) => {
  withSite({ 'index.html': html }, '/', (site) => {
    expect(findUnsafe(readPage(site, 'index.html'), site)).toEqual(said);
  });
});
