import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { type Catalogue, requireCatalogue } from './read.ts';

let latest: Catalogue | null = null;

/** Fills a collection from the checked catalogue, and again when a content file changes. */
export function catalogueLoader(
  pick: (catalogue: Catalogue) => [id: string, data: object][],
): Loader {
  return {
    name: 'catalogue',
    load: async ({ store, config, watcher, logger }) => {
      const root = fileURLToPath(new URL('content/', config.root));
      const fill = () => {
        latest ??= requireCatalogue(root);
        store.clear();
        for (const [id, data] of pick(latest)) store.set({ id, data: { ...data } });
      };
      fill();
      watcher?.add(root);
      watcher?.on('change', (path) => {
        if (!path.startsWith(root) || !path.endsWith('.json')) return;
        latest = null;
        try {
          fill();
        } catch (error) {
          logger.error((error as Error).message);
        }
      });
    },
  };
}
