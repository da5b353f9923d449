import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { requireCatalogue } from '../../src/dice-masters/catalogue/read.ts';
import { attributeOf, builtSite, filesOf, type Page, pagesOf } from './built-site.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const files = new Set(filesOf(builtSite));
const titles = new Map<string, string>();
const faults: string[] = [];

beforeAll(() => {
  for (const page of pagesOf(builtSite)) {
    titles.set(page.file, titleOf(page));
    faults.push(...faultsOf(page).map((fault) => `${page.file}: ${fault}`));
  }
});

function titleOf({ elements }: Page): string {
  return elements.find(({ name }) => name === 'title')?.text ?? '';
}

function faultsOf(page: Page): string[] {
  const meta = (key: string, name: string) =>
    attributeOf(page, 'content', (one) => one.name === 'meta' && one.attributes[key] === name);
  const [canonical] = attributeOf(page, 'href', ({ attributes }) => attributes.rel === 'canonical');
  const [picture = ''] = meta('property', 'og:image');
  const home = builtSite.origin + builtSite.base;
  const expected = page.file === '404.html' ? undefined : builtSite.origin + page.address;
  const checks: [boolean, string][] = [
    [titleOf(page).length > 3, 'no title'],
    [meta('name', 'description').join('').length > 20, 'no description'],
    [canonical === expected, `canonical is ${canonical}`],
    [picture.startsWith(home) && files.has(picture.slice(home.length)), `no picture ${picture}`],
    [page.elements.filter(({ name }) => name === 'h1').length === 1, 'not exactly one h1'],
    [attributeOf(page, 'lang', ({ name }) => name === 'html').join() === 'en', 'no language'],
    [hasUniqueIds(page), 'an id stands twice'],
  ];
  return checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
}

function hasUniqueIds({ elements }: Page): boolean {
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
  return new Set(ids).size === ids.length;
}

const { cards, sets, affiliations } = requireCatalogue(content);
const keywords = readdirSync(`${content}/dice-masters/keywords`).map((name) =>
  basename(name, '.md'),
);

test.each([
  ['card', cards.map(({ id }) => `cards/${id}`)],
  ['set', sets.map(({ code }) => `sets/${code}`)],
  ['table of a set', sets.map(({ code }) => `sets/${code}/table`)],
  ['affiliation', affiliations.map(({ slug }) => `affiliations/${slug}`)],
  ['keyword', keywords.map((id) => `keywords/${id}`)],
  ['list', ['cards', 'sets', 'affiliations', 'keywords', 'formats', 'about', 'data', 'changelog']],
])('there is a page for every %s', (_, folders) => {
  expect(folders.filter((folder) => !files.has(`${folder}/index.html`))).toEqual([]);
  expect(folders.length).toBeGreaterThan(0);
});

test('there is a home page and a page for wrong addresses', () => {
  expect(files).toContain('index.html');
  expect(files).toContain('404.html');
});

test('every page says what it is', () => {
  expect(faults).toEqual([]);
});

test('no two pages share a title', () => {
  const seen = new Map<string, string>();
  const twins = [...titles].flatMap(([file, title]) => {
    const first = seen.get(title);
    seen.set(title, file);
    return first === undefined ? [] : `${title}: ${first} and ${file}`;
  });
  expect(titles.size).toBeGreaterThan(cards.length);
  expect(twins).toEqual([]);
});
