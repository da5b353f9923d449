import { createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { requireCatalogue } from '../dice-masters/catalogue/index.ts';
import { requireCatalogue as requireQuarriors } from '../quarriors/catalogue/index.ts';
import { requireReference } from '../reference/read.ts';
import { searchFiles } from './search-files.ts';
import { searchShelves } from './search-records.ts';

const FOLDER = 'pagefind/';
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Writes the search index when the site is built; the development server uses the last one built. */
export function searchIndex(): AstroIntegration {
  let root = '';
  let dist = '';
  return {
    name: 'dicewright-search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        dist = fileURLToPath(config.outDir);
      },
      'astro:server:setup': ({ server, logger }) => {
        const folder = join(dist, FOLDER);
        if (!existsSync(folder)) {
          logger.warn('No search index yet: run `npm run build` once to search in development.');
        }
        const { base } = server.config;
        server.middlewares.use(
          `${base.replace(/\/$/, '')}/${FOLDER}`,
          (request, response, next) => {
            const { pathname } = new URL(request.url ?? '', 'http://localhost');
            const file = join(folder, pathname);
            if (!file.startsWith(folder) || !existsSync(file)) return next();
            response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
            createReadStream(file).pipe(response);
          },
        );
      },
      'astro:build:done': async ({ dir, logger }) => {
        const content = join(root, 'content/');
        const shelves = searchShelves(
          requireReference(content),
          requireCatalogue(content),
          requireQuarriors(content),
        );
        const files = await searchFiles(shelves);
        for (const { path, content: bytes } of files) {
          const file = join(fileURLToPath(dir), FOLDER, path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, bytes);
        }
        const count = shelves.reduce((sum, { records }) => sum + records.length, 0);
        logger.info(`${count} records to search in ${files.length} files`);
      },
    },
  };
}
