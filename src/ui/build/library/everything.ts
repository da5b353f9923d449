import { $saved, saveSearch } from '../../cards/saved-searches.ts';
import { exportLibrary, importLibrary } from './move-library.ts';
import { library } from './team-store.ts';

/** All teams and searches of this browser, as one file. */
export function exportEverything(): string {
  return exportLibrary(library, [...$saved.get()]);
}

/** Never overwrites: what is here with other content comes in as a copy. */
export function importEverything(text: string): { teams: number; problems: string[] } {
  const { teams, problems, searches } = importLibrary(library, text);
  const known = new Set($saved.get().map(({ name }) => name));
  for (const { name, text: query } of searches.toReversed()) {
    if (!known.has(name)) saveSearch(name, query);
  }
  return { teams, problems };
}
