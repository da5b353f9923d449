import type { Library } from '../../src/search/find.ts';
import { rootOf } from '../../src/search/players-words.ts';
import type { RecordText, ShelfInfo } from '../../src/search/record.ts';
import { wordsOf } from '../../src/search/words.ts';

type Shelf = Omit<ShelfInfo, 'refs' | 'ids' | 'name'> & { records: Record<string, RecordText> };

/** A library over a few records, with an index as plain as can be. */
export function madeUpLibrary(shelves: Record<string, Shelf>): Library & { asked: string[] } {
  const asked: string[] = [];
  const infos = Object.entries(shelves).map(([name, { records, ...info }]): ShelfInfo => {
    const refs = Object.keys(records);
    return { ...info, name, refs, ids: refs.map((ref) => `${name}/${ref}`) };
  });
  const all = Object.entries(shelves).flatMap(([name, { records }]) =>
    Object.entries(records).map(([ref, record]) => ({ id: `${name}/${ref}`, record })),
  );
  const holds = (text: string, word: string) => wordsOf(text).map(rootOf).includes(word);
  return {
    asked,
    register: { shelves: infos },
    search: async (word) =>
      all
        .filter(({ record }) => holds(allWordsOf(record), word))
        .map(({ id, record }) => ({ id, score: 1, inTitle: holds(record.title, word) })),
    subtitles: async () =>
      Object.fromEntries(
        Object.entries(shelves).map(([name, { records }]) => [
          name,
          Object.values(records).map(({ title, versions = [] }) =>
            [title, ...versions.map(({ subtitle }) => subtitle)].join(' '),
          ),
        ]),
      ),
    shelf: async (name) => {
      asked.push(name);
      return Object.values(shelves[name]?.records ?? {});
    },
  };
}

function allWordsOf({ title, text, under = '', versions = [] }: RecordText): string {
  const facts = versions.map(({ id, facts: words }) => `${words} ${id.split('-')[0]}`);
  return [title, text, under, ...facts].join(' ');
}
