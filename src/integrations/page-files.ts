import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const NAME = /_astro\/[\w./-]+\.(?:css|js|woff2)/g;
const IMPORT = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

/** A page of a built site with the styles, scripts and fonts that it needs at its start. */
export function filesOfPage(dist: string, base: string, page: string): string[] {
  const html = readFileSync(join(dist, page), 'utf8');
  const found = new Set([page]);
  const waiting = [...html.matchAll(NAME)].map(([name]) => name);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    if (!existsSync(join(dist, file))) throw new Error(`${base}${page} needs ${file}.`);
    found.add(file);
    if (!file.endsWith('.js')) continue;
    const folder = file.slice(0, -basename(file).length);
    const imports = readFileSync(join(dist, file), 'utf8').matchAll(IMPORT);
    waiting.push(...[...imports].map(([, name = '']) => folder + name));
  }
  return [...found];
}
