import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributeOf, builtSite, filesOf, readPage } from './built-site.ts';

const { dist, origin, base } = builtSite;
const read = (file: string) => readFileSync(join(dist, file));
const files = new Set(filesOf(builtSite));

/** Addresses between `<loc>` marks. */
function locations(file: string): string[] {
  return [
    ...read(file)
      .toString()
      .matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, at = '']) => at);
}

/** Width and height, out of the first bytes of the file. */
function pngSize(file: string): string {
  const bytes = read(file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the sitemap lists every page except those for wrong addresses, without a connection and for builders', () => {
  const maps = locations('sitemap-index.xml').map((at) => at.slice((origin + base).length));
  const pages = [...files]
    .filter(
      (file) =>
        file.endsWith('.html') && !/^(404|(offline|kit|cards\/kept)\/index)\.html$/.test(file),
    )
    .map((file) => origin + base + file.replace(/index\.html$/, ''));
  expect(maps.flatMap(locations).toSorted()).toEqual(pages.toSorted());
});

test('robots may read all of it and are told where the sitemap is', () => {
  const robots = read('robots.txt').toString().trim().split('\n');
  expect(robots).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${origin}${base}sitemap-index.xml`,
  ]);
});

test('the manifest stays below the site and its icons have the size they name', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString());
  expect(manifest).toMatchObject({ name: 'Dicewright', start_url: base, scope: base });
  const sizes = manifest.icons.map(({ src, sizes, type }: Record<string, string>) => {
    const file = src?.slice(base.length) ?? '';
    expect(files).toContain(file);
    if (type === 'image/png') expect(pngSize(file)).toBe(sizes);
    return sizes;
  });
  expect(sizes).toEqual(expect.arrayContaining(['any', '192x192', '512x512']));
});

test('home names its icons and its manifest', () => {
  const rel = (name: string) =>
    attributeOf(readPage(builtSite, 'index.html'), 'href', (one) => one.attributes.rel === name);
  expect(rel('icon')).toEqual([`${base}favicon.svg`]);
  expect(rel('apple-touch-icon')).toEqual([`${base}icons/180.png`]);
  expect(rel('manifest')).toEqual([`${base}manifest.webmanifest`]);
  expect(pngSize('icons/180.png')).toBe('180x180');
});

test.each(['home', 'cards', 'sets', 'keywords', 'affiliations', 'sets/hhs'])(
  'the picture for links to %s has the size the page names',
  (name) => {
    expect(pngSize(`og/${name}.png`)).toBe('1200x630');
  },
);
