import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuiltSite,
  type Element,
  filesOf,
  type Page,
  pagesOf,
  parseElements,
} from './built-site.ts';

const LINK_ATTRIBUTES = ['href', 'src', 'action', 'poster', 'data'];
const STYLE_URL = /url\(["']?([^"')]+)/g;
const FACT_URL = /"url":"([^"]+)"/g;
/** `#example=HHS-V1` speaks to the tool on a page, not to a place of it. */
const NAMED_VALUE = /^\w+=./;
const TOOL = 'astro-island';

/** Every link and anchor on every page that leads nowhere, as `page: link: reason`. */
export function findBrokenLinks(site: BuiltSite): string[] {
  const anchors = new Map<string, Set<string>>();
  const firstSeen = new Map<string, string>();
  for (const page of pagesOf(site)) {
    anchors.set(page.file, idsIn(page.elements));
    for (const link of linksOn(page)) {
      const target = isEmpty(link) ? link : new URL(link, site.origin + page.address).href;
      if (!firstSeen.has(target)) firstSeen.set(target, `${page.file}: ${link}`);
    }
  }
  for (const file of filesOf(site).filter((name) => name.endsWith('.svg'))) {
    anchors.set(file, idsIn(parseElements(readFileSync(join(site.dist, file), 'utf8'))));
  }
  const files = new Set(filesOf(site));
  return [...firstSeen].flatMap(([target, place]) => {
    const reason = isEmpty(target)
      ? 'is empty'
      : problemWith(new URL(target), site, files, anchors);
    return reason ? [`${place}: ${reason}`] : [];
  });
}

function problemWith(
  { origin, protocol, pathname, hash }: URL,
  site: BuiltSite,
  files: Set<string>,
  anchors: Map<string, Set<string>>,
): string | null {
  if (protocol === 'data:' || origin !== site.origin) return null;
  const path = decodeURI(pathname);
  if (!path.startsWith(site.base)) return 'points outside the site';
  const file = path.slice(site.base.length).replace(/(^|\/)$/, '$1index.html');
  if (!files.has(file)) return 'no such file';
  const anchor = decodeURIComponent(hash.slice(1));
  const wanted = NAMED_VALUE.test(anchor) ? TOOL : anchor;
  return wanted === '' || anchors.get(file)?.has(wanted) ? null : 'no such anchor';
}

/** `undefined` in a link comes from a value that was not there. */
function isEmpty(link: string): boolean {
  return link.trim() === '' || /undefined|null|\[object/.test(link);
}

function linksOn({ elements }: Page): string[] {
  return elements.flatMap((element) => {
    const { attributes, text } = element;
    const plain = LINK_ATTRIBUTES.flatMap((name) => attributes[name] ?? []);
    const candidates = attributes.srcset?.split(',') ?? [];
    const sources = candidates.map((one) => one.trim().split(/\s/)[0] ?? '');
    const hidden = [...text.matchAll(element.name === 'style' ? STYLE_URL : FACT_URL)];
    return [...plain, ...sources, ...pictures(element), ...hidden.map(([, link = '']) => link)];
  });
}

function pictures({ name, attributes }: Element): string[] {
  const isPicture = name === 'meta' && attributes.property === 'og:image';
  return isPicture ? [attributes.content ?? ''] : [];
}

function idsIn(elements: Element[]): Set<string> {
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
  return new Set(elements.some(({ name }) => name === TOOL) ? [...ids, TOOL] : ids);
}
