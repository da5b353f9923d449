import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parser } from 'htmlparser2';

/** A built site: where its files lie, and where it is meant to be hosted. */
export interface BuiltSite {
  dist: string;
  /** Without a path: `http://localhost:4321`. */
  origin: string;
  /** `/`, or the sub-path with a slash on both sides. */
  base: string;
}

export interface Element {
  name: string;
  attributes: Record<string, string>;
  /** What a script, style or title holds; empty for other elements. */
  text: string;
}

export interface Page {
  /** Path below dist: `cards/hhs-017/index.html`. */
  file: string;
  /** As visitors reach it: `/cards/hhs-017/`. */
  address: string;
  elements: Element[];
}

const inner = (process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '');

/** The site that `npm run build` wrote. */
export const builtSite: BuiltSite = {
  dist: fileURLToPath(new URL('../../dist/', import.meta.url)),
  origin: new URL(process.env.SITE_URL ?? 'http://localhost:4321').origin,
  base: inner ? `/${inner}/` : '/',
};

export function filesOf({ dist }: BuiltSite): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(dist.replace(/[/\\]?$/, '/').length),
    )
    .map((path) => path.split(sep).join('/'));
}

/** Every page, one at a time: together they would not fit in memory. */
export function* pagesOf(site: BuiltSite): Generator<Page> {
  for (const file of filesOf(site)) if (file.endsWith('.html')) yield readPage(site, file);
}

export function readPage({ dist, base }: BuiltSite, file: string): Page {
  const address = base + file.replace(/(^|\/)index\.html$/, '$1');
  return { file, address, elements: parseElements(readFileSync(join(dist, file), 'utf8')) };
}

export function parseElements(html: string): Element[] {
  const elements: Element[] = [];
  let open: Element | null = null;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const element = { name, attributes, text: '' };
      elements.push(element);
      open = ['script', 'style', 'title'].includes(name) ? element : null;
    },
    ontext: (text) => {
      if (open) open.text += text;
    },
    onclosetag: () => {
      open = null;
    },
  });
  parser.end(html);
  return elements;
}

/** The values of an attribute on the elements that pass a test. */
export function attributeOf(
  { elements }: Page,
  attribute: string,
  wanted: (element: Element) => boolean,
): string[] {
  return elements.filter(wanted).map(({ attributes }) => attributes[attribute] ?? '');
}
