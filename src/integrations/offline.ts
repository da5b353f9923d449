import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Without these nothing works; they are fetched before the worker takes over. */
const SHELL = [/^index\.html$/, /^offline\/index\.html$/, /^_astro\//, /^(favicon|icons)\.svg$/];
/** What a player needs at a table without a connection; fetched quietly afterwards. */
const LIBRARY = [
  /^(rules|keywords|search)\/.*(html|json)$/,
  /^cards\/(index\.html|data\/)/,
  /^goldfish\/.*(html|json)$/,
  /^pagefind\//,
  /^manifest\.webmanifest$/,
];

/** Writes the service worker with the list of files it keeps. Stands last, when all files are there. */
export function offline(): AstroIntegration {
  let base = '/';
  return {
    name: 'dicewright-offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const files = filesIn(dist);
        const shell = files.filter((file) => SHELL.some((pattern) => pattern.test(file)));
        const library = files.filter((file) => LIBRARY.some((pattern) => pattern.test(file)));
        const plan = {
          base,
          shell: entries(dist, base, shell),
          library: entries(dist, base, library),
        };
        const worker = readFileSync(new URL('../ui/service-worker.js', import.meta.url), 'utf8');
        writeFileSync(join(dist, 'sw.js'), `const PLAN = ${JSON.stringify(plan)};\n${worker}`);
        logger.info(`${shell.length + library.length} files kept for use without a connection`);
      },
    },
  };
}

function filesIn(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length).split(sep).join('/'))
    .sort();
}

/** Address and fingerprint of each file. */
function entries(dist: string, base: string, files: string[]): [address: string, hash: string][] {
  return files.map((file) => [
    base + file.replace(/(^|\/)index\.html$/, '$1'),
    createHash('sha256')
      .update(readFileSync(join(dist, file)))
      .digest('base64url')
      .slice(0, 10),
  ]);
}
