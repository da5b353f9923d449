import { requireCatalogue } from '../../src/dice-masters/catalogue/index.ts';
import { vocabularyOf } from '../../src/integrations/search-files.ts';
import { searchShelves, subtitlesOf } from '../../src/integrations/search-records.ts';
import { requireCatalogue as requireQuarriors } from '../../src/quarriors/catalogue/index.ts';
import { requireReference } from '../../src/reference/read.ts';
import type { Library } from '../../src/search/find.ts';
import { roots } from '../../src/search/rank.ts';
import { requireCatalogue as requireShadows } from '../../src/shadows-of-the-past/catalogue/index.ts';

/** The library of the site over its real content, with an index as plain as can be. */
export function contentLibrary(): Library {
  const content = 'content/';
  const shelves = searchShelves(
    requireReference(content),
    requireCatalogue(content),
    requireQuarriors(content),
    requireShadows(content),
  );
  const records = shelves.flatMap(({ info, records: all, indexed }) =>
    all.map(({ title, asked = [] }, at) => ({
      id: `${info.name}/${at}`,
      words: roots(indexed[at] ?? ''),
      title: roots(title),
      asked: asked.flatMap(roots),
    })),
  );
  const begins = (words: string[], root: string) => words.some((word) => word.startsWith(root));
  const vocabulary = vocabularyOf(shelves);
  return {
    register: {
      shelves: shelves.map(({ info }) => ({
        ...info,
        ids: info.refs.map((_, at) => `${info.name}/${at}`),
      })),
    },
    search: async (root) =>
      records
        .filter(({ words }) => begins(words, root))
        .map(({ id, title, asked }) => ({
          id,
          score: 1,
          inTitle: begins(title, root),
          inAsked: begins(asked, root),
        })),
    shelf: async (name) => shelves.find(({ info }) => info.name === name)?.records ?? [],
    subtitles: async () => subtitlesOf(shelves),
    vocabulary: async () => vocabulary,
  };
}
