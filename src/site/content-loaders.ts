import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { type Catalogue, requireCatalogue } from '../dice-masters/catalogue/index.ts';
import {
  type Catalogue as QuarriorsCatalogue,
  requireCatalogue as requireQuarriors,
} from '../quarriors/catalogue/index.ts';
import { type Reference, requireReference } from '../reference/read.ts';

type Rows = [id: string, data: object][];

/** Fills a collection from the checked catalogue of cards. */
export const catalogueLoader = contentLoader<Catalogue>(requireCatalogue);

/** Fills a collection from the checked box of Quarriors!. */
export const quarriorsLoader = contentLoader<QuarriorsCatalogue>(requireQuarriors);

/** Fills a collection from the checked rules reference. */
export const referenceLoader = contentLoader<Reference>(requireReference);

/** Reads once for all collections of a kind, and again when a content file changes. */
function contentLoader<Source>(read: (root: string) => Source) {
  let latest: Source | null = null;
  return (pick: (source: Source) => Rows): Loader => ({
    name: 'dicewright-content',
    load: async ({ store, config, watcher, logger }) => {
      const root = fileURLToPath(new URL('content/', config.root));
      const fill = () => {
        latest ??= read(root);
        store.clear();
        for (const [id, data] of pick(latest)) store.set({ id, data: { ...data } });
      };
      fill();
      watcher?.add(root);
      watcher?.on('change', (path) => {
        if (!path.startsWith(root)) return;
        latest = null;
        try {
          fill();
        } catch (error) {
          logger.error((error as Error).message);
        }
      });
    },
  });
}
