import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltSite, Page } from './built-site.ts';

const AT_ONCE = /(?:\bfrom|\bimport)\s*["'`]([^"'`$]+\.m?js)["'`]/g;
const LATER = /\bimport\s*\(\s*["'`]([^"'`$]+\.m?js)["'`]/g;

/** Compressed bytes of all JavaScript a page can load, modules it imports included. */
export function scriptSize(page: Page, site: BuiltSite): number {
  return sizeBy([AT_ONCE, LATER], page, site);
}

/** The part of it that comes only with one module, named by how its file begins. */
export function sizeWith(module: string, page: Page, site: BuiltSite): number {
  return scriptSize(page, site) - sizeBy([AT_ONCE, LATER], page, site, module);
}

/** The same without what is loaded only when the reader asks for it. */
export function startSize(page: Page, site: BuiltSite): number {
  return sizeBy([AT_ONCE], page, site);
}

/** Compressed bytes of a worker, named by how its file begins: at its start, and with all it can load. */
export function workerSize(name: string, site: BuiltSite): { start: number; all: number } {
  const files = readdirSync(join(site.dist, '_astro')).filter((file) => file.startsWith(name));
  if (files.length !== 1) throw new Error(`${files.length} files begin with ${name}`);
  const sizeOf = (imports: RegExp[]) => {
    const found = new Set<string>();
    follow(join('_astro', files[0] ?? ''), site, imports, found, 'nothing');
    return total(found, site);
  };
  return { start: sizeOf([AT_ONCE]), all: sizeOf([AT_ONCE, LATER]) };
}

function sizeBy(
  imports: RegExp[],
  { elements }: Page,
  site: BuiltSite,
  without = 'nothing',
): number {
  const scripts = elements.filter(
    ({ name, attributes }) => name === 'script' && !isData(attributes),
  );
  const inline = scripts.reduce((sum, { text }) => sum + (text ? gzipSync(text).length : 0), 0);
  const preloads = elements.filter(({ attributes }) => attributes.rel === 'modulepreload');
  const islands = elements.filter(({ name }) => name === 'astro-island');
  const sources = [
    ...scripts.flatMap(({ attributes }) => attributes.src ?? []),
    ...preloads.flatMap(({ attributes }) => attributes.href ?? []),
    ...islands.flatMap(({ attributes }) => attributes['component-url'] ?? []),
    ...islands.flatMap(({ attributes }) => attributes['renderer-url'] ?? []),
  ];
  const found = new Set<string>();
  for (const source of sources)
    follow(source.slice(site.base.length), site, imports, found, without);
  return inline + total(found, site);
}

function total(files: Set<string>, site: BuiltSite): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readScript(file, site)).length, 0);
}

function isData(attributes: Record<string, string>): boolean {
  return attributes.type?.endsWith('json') ?? false;
}

function follow(
  file: string,
  site: BuiltSite,
  imports: RegExp[],
  found: Set<string>,
  without: string,
): void {
  if (found.has(file) || basename(file).startsWith(without)) return;
  found.add(file);
  const source = readScript(file, site);
  for (const [, target = ''] of imports.flatMap((one) => [...source.matchAll(one)])) {
    const path = target.startsWith('/')
      ? target.slice(site.base.length)
      : join(dirname(file), target);
    follow(path, site, imports, found, without);
  }
}

function readScript(file: string, { dist }: BuiltSite): string {
  return readFileSync(join(dist, file), 'utf8');
}
