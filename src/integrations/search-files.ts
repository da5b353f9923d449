import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { rootOf } from '../search/players-words.ts';
import { bareId, formatRegister } from '../search/register.ts';
import { wordsOf } from '../search/words.ts';
import { type Shelf, subtitlesOf } from './search-records.ts';

/** A file of the search folder. */
export interface SearchFile {
  path: string;
  content: string | Uint8Array;
}

/** We cut endings ourselves, so the index needs no language. */
const LANGUAGE = 'unknown';
const SIGNATURE = 'pagefind_dcd';
/** Of Pagefind's own files a visitor needs these; records are read from our shelves, not from its fragments. */
const NEEDED =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.unknown\.pagefind|.+\.pf_meta|.+\.pf_index)$/;

/** Builds the index over all shelves, and what is needed to read its answers. */
export async function searchFiles(shelves: Shelf[]): Promise<SearchFile[]> {
  const { index, errors } = await createIndex({ forceLanguage: LANGUAGE });
  if (!index) throw new Error(errors.join('\n'));
  const added = await Promise.all(
    shelves.flatMap(({ indexed, records }, at) =>
      indexed.map((words, place) =>
        index.addCustomRecord({
          url: `${at}/${place}`,
          language: LANGUAGE,
          content: distinct(words),
          meta: { title: distinct(records[place]?.title ?? '') },
        }),
      ),
    ),
  );
  const refused = added.flatMap((one) => one.errors);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  const written = await index.getFiles();
  if (written.errors.length > 0) throw new Error(written.errors.join('\n'));
  await close();
  const ids = fragmentIds(written.files);
  const register = formatRegister({
    shelves: shelves.map(({ info }, at) => ({
      ...info,
      ids: info.refs.map((_, place) => ids.get(`${at}/${place}`) ?? ''),
    })),
  });
  return [
    ...written.files.filter(({ path }) => NEEDED.test(path)),
    { path: 'register.json', content: JSON.stringify(register) },
    { path: 'subtitles.json', content: JSON.stringify(subtitlesOf(shelves)) },
    ...shelves.map(({ info, records }) => ({
      path: `shelves/${info.name}.json`,
      content: JSON.stringify(records),
    })),
  ];
}

/** Each word once: the index then holds who has a word, not how often. */
function distinct(text: string): string {
  return [...new Set(wordsOf(text).map(rootOf))].sort().join(' ');
}

/** The name that the index gave each record, by the address we gave it. */
function fragmentIds(files: SearchFile[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { path, content } of files) {
    const [, id] = /^fragment\/(.+)\.pf_fragment$/.exec(path) ?? [];
    if (id === undefined || typeof content === 'string') continue;
    const text = gunzipSync(content).toString('utf8').slice(SIGNATURE.length);
    ids.set((JSON.parse(text) as { url: string }).url, bareId(id));
  }
  return ids;
}
