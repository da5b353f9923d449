import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Definition } from '../../src/dice-masters/cards/definition.ts';
import { requireCatalogue } from '../../src/dice-masters/catalogue/read.ts';
import { requireReference } from '../../src/reference/read.ts';
import { builtSite, filesOf, pagesOf, readPage } from './built-site.ts';
import { scriptSize } from './script-size.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const { cards } = requireCatalogue(content);
const { keywords } = requireReference(content);
const read = (file: string) => readFileSync(join(builtSite.dist, file), 'utf8');
const source = read('keywords/definitions.json');
const definitions = JSON.parse(source) as Record<string, Definition>;

test('every keyword that a card has or speaks of has a page', () => {
  const ids = new Set(cards.flatMap((card) => [...card.keywords, ...card.keywordMentions]));
  const missing = [...ids].filter(
    (id) => !existsSync(join(builtSite.dist, `keywords/${id}/index.html`)),
  );
  expect(ids.size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('the definitions hold every keyword, with the number of its cards', () => {
  expect(Object.keys(definitions).sort()).toEqual([...keywords.keys()].sort());
  for (const [id, { name, summary, text, cards: count }] of Object.entries(definitions)) {
    expect([id, name, summary]).toEqual([id, keywords.get(id)?.name, keywords.get(id)?.summary]);
    expect([id, count]).toEqual([id, cards.filter((card) => card.keywords.includes(id)).length]);
    expect([id, text.length > 0]).toEqual([id, true]);
  }
});

test('every link in a definition leads to a page of the site', () => {
  const files = new Set(filesOf(builtSite));
  const links = Object.values(definitions).flatMap(({ text }) =>
    text.flatMap((part) => (typeof part === 'object' && 'href' in part ? part : [])),
  );
  const lost = links.filter(({ href, keyword }) => {
    const path = href.slice(builtSite.base.length).replace(/#.*$/, '');
    const isKeyword = keyword === null || path === `keywords/${keyword}/`;
    return !href.startsWith(builtSite.base) || !files.has(`${path}index.html`) || !isKeyword;
  });
  expect(links.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test('definitions come to at most 30 KB compressed, the script to 4 KB', () => {
  expect(gzipSync(source).length).toBeLessThanOrEqual(30 * 1024);
  const scripts = filesOf(builtSite).filter(
    (file) => file.startsWith('_astro/') && file.endsWith('.js'),
  );
  const users = scripts.filter((file) => read(file).includes('definitions.json'));
  expect(users).toHaveLength(1);
  expect(gzipSync(read(users[0] ?? '')).length).toBeLessThanOrEqual(4 * 1024);
  const page = readPage(builtSite, 'cards/wwe-008/index.html');
  expect(scriptSize(page, builtSite)).toBeLessThanOrEqual(15 * 1024);
});

test('every link to a keyword from cards and rules can open its card', () => {
  const plain = new Set<string>();
  let marked = 0;
  for (const { file, elements } of pagesOf(builtSite)) {
    for (const { name, attributes } of elements) {
      const [, id] = /\/keywords\/([a-z0-9-]+)\/$/.exec(attributes.href ?? '') ?? [];
      if (name !== 'a' || id === undefined || attributes.rel) continue;
      if (attributes['data-keyword'] === id) marked++;
      else if (file !== 'keywords/index.html') plain.add(`${file}: ${id}`);
    }
  }
  expect([...plain]).toEqual([]);
  expect(marked).toBeGreaterThan(2000);
});
