import type { Answer } from '../../search/find.ts';

/** What the page says while it works, when it has an answer and when it cannot have one. */
export const LOADING = 'Loading the index…';

export function countWords({ found, query }: Answer): string {
  if (query.words.length === 0 && found.length === 0) return 'Type a few more words.';
  if (found.length === 0) return `Nothing found for “${query.text}”. Try other words, or fewer.`;
  return found.length === 1 ? '1 result' : `${found.length} results`;
}

export function failureWords(): string {
  return navigator.onLine
    ? 'The search index did not load. Try again in a moment.'
    : 'You are offline and the search index is not on this device yet. Open the site once while online; after that, search works without a connection.';
}
