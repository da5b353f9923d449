import type { Library } from '../../search/find.ts';
import type { RecordText } from '../../search/record.ts';
import { bareId, type PackedRegister, parseRegister } from '../../search/register.ts';
import type { Subtitles } from '../../search/subtitles.ts';
import { address } from '../address/site-root.ts';

/** The part of Pagefind that we use. */
interface Pagefind {
  options(options: { noWorker: boolean; ranking: { pageLength: number } }): Promise<void>;
  destroy(): Promise<void>;
  search(word: string): Promise<{
    results: { id: string; score: number; matchedMetaFields?: string[] }[];
  }>;
}

const FOLDER = address('pagefind/');

/** The index, loaded on first use. */
export const openLibrary = loadOnce(load);

/** Pagefind starts once: two starts at a time would set its options on the same piece of memory. */
const openPagefind = loadOnce(loadPagefind);

/** What was loaded is kept; a failure is forgotten, so that asking again tries again. */
function loadOnce<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}

async function load(): Promise<Library> {
  const [pagefind, register] = await Promise.all([
    openPagefind(),
    readJson<PackedRegister>('register'),
  ]);
  const shelves = new Map<string, Promise<RecordText[]>>();
  const shelf = (name: string) => {
    const kept = shelves.get(name) ?? readJson<RecordText[]>(`shelves/${name}`);
    shelves.set(name, kept);
    kept.catch(() => shelves.delete(name));
    return kept;
  };
  let subtitles: Promise<Subtitles> | null = null;
  // Every search looks whether it names a keyword.
  await shelf('keywords');
  return {
    register: parseRegister(register),
    shelf,
    subtitles: () => {
      subtitles ??= readJson<Subtitles>('subtitles');
      return subtitles;
    },
    search: async (word) => {
      const { results } = await pagefind.search(word);
      return results.map(({ id, score, matchedMetaFields = [] }) => ({
        id: bareId(id),
        score,
        inTitle: matchedMetaFields.includes('title'),
      }));
    },
  };
}

async function loadPagefind(): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ `${FOLDER}pagefind.js`);
  // A name with many versions is a long record, and no worse for it.
  await pagefind.options({ noWorker: true, ranking: { pageLength: 0 } });
  try {
    // An empty search waits until the code is there, and fails where it cannot be had.
    await pagefind.search('');
  } catch (error) {
    await pagefind.destroy();
    throw error;
  }
  return pagefind;
}

async function readJson<T>(name: string): Promise<T> {
  const response = await fetch(`${FOLDER}${name}.json`);
  if (!response.ok) throw new Error(`The search index has no "${name}".`);
  return response.json();
}
