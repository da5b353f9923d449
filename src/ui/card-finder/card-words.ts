import { useStore } from '@nanostores/preact';
import { computed } from 'nanostores';
import { cardWords } from '../../dice-masters/cards/index.ts';
import { asksForWords } from '../../query/asks-for-words.ts';
import { fetchFile } from '../card-data/card-files.ts';
import { $catalogue, $text, $words } from './search-state.ts';

/** Milliseconds after a page is ready before the words are read without being asked for. */
const REST = 1000;

let address = '';
let pending: Promise<void> | null = null;

/** Says where the words are. */
export function wordsAreAt(place: string): void {
  address = place;
}

/** Reads the words of all cards, once; after a failure another try may be made. */
export function loadWords(): Promise<void> {
  pending ??= readWords();
  return pending;
}

async function readWords(): Promise<void> {
  $words.set({ state: 'loading' });
  try {
    const json = await fetchFile(address);
    $words.set({ state: 'here', json, packed: JSON.parse(json) });
  } catch {
    pending = null;
    $words.set({ state: 'failed' });
  }
}

/** Reads the words once there is nothing else to do. */
export function loadWordsAtRest(): void {
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => loadWords());
    else loadWords();
  }, REST);
}

/** Lines of cards by id; null until the words are here. */
export const $lines = computed([$catalogue, $words], (loaded, words) =>
  loaded && words.state === 'here' ? cardWords(loaded.packed, words.packed) : null,
);

/** What a card does, line by line, keywords first; nothing until the words are here. */
export function useLines(id: string): string[] {
  return useStore($lines)?.(id) ?? [];
}

/** How the words stand, as far as the query asks for them. */
export const $wordsForQuery = computed([$text, $words], (text, { state }) =>
  asksForWords(text) ? state : null,
);
