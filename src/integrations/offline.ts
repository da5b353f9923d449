import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { writePack } from './packs.ts';
import { filesOfPage } from './page-files.ts';

/** The page that is shown for what is not kept; it is here before the worker takes over. */
const OFFLINE_PAGE = 'offline/index.html';
const ICONS = /^(favicon|icons)\.svg$|^manifest\.webmanifest$|^icons\//;
/** What a player needs without a connection: every page but those of cards, which are drawn from their data. */
const LIBRARY: Record<string, RegExp> = {
  tools:
    /^(_astro\/|(build|goldfish|odds|search)\/.*(html|json)$|(about|changelog|coverage|data|formats|kit)\/index\.html$|(404|index)\.html$)/,
  cards: /^cards\/((a-z|help|kept)\/index\.html|index\.html|data\/)/,
  rules: /^rules\/.*html$/,
  keywords: /^keywords\/.*(html|json)$/,
  search: /^pagefind\//,
  sets: /^sets\/.*html$/,
  affiliations: /^affiliations\/.*html$/,
  quarriors: /^quarriors\/.*html$/,
};

/** Writes the service worker and what it keeps. Stands last, when all files are there. */
export function offline(): AstroIntegration {
  let base = '/';
  return {
    name: 'dicewright-offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { count, bytes } = await writeWorker(fileURLToPath(dir), base);
        const size = (bytes / 1e6).toFixed(1);
        logger.info(`${count} files kept for use without a connection, ${size} MB to fetch`);
      },
    },
  };
}

/** Writes packs and worker of a built site; gives how many files are kept, and how much is fetched for them. */
export async function writeWorker(
  dist: string,
  base: string,
): Promise<{ count: number; bytes: number }> {
  rmSync(join(dist, 'kept'), { recursive: true, force: true });
  const files = filesIn(dist);
  const first = [
    ...filesOfPage(dist, base, OFFLINE_PAGE),
    ...files.filter((file) => ICONS.test(file)),
  ];
  const packs = [
    writePack(dist, base, 'first', first),
    ...Object.entries(LIBRARY).map(([name, pattern]) =>
      writePack(
        dist,
        base,
        name,
        files.filter((file) => pattern.test(file) && !first.includes(file)),
      ),
    ),
  ];
  const content = JSON.stringify({ base, packs });
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  writeFileSync(join(dist, 'sw.js'), await bundleWorker({ version, base, packs }));
  const blocks = packs.flatMap((pack) => pack.blocks);
  return {
    count: blocks.reduce((sum, [, inside]) => sum + inside.length, 0),
    bytes: blocks.reduce((sum, [bytes]) => sum + bytes, 0),
  };
}

/** The worker as one script, which knows what it keeps. */
async function bundleWorker(plan: object): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.PLAN': JSON.stringify(plan) },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../ui/offline/worker.js', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script] = outputs;
  if (script?.type !== 'chunk') throw new Error('The service worker was not bundled.');
  return script.code;
}

function filesIn(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length).split(sep).join('/'))
    .sort();
}
