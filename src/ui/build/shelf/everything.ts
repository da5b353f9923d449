import { called } from '../../../text/called.ts';
import { $saved, saveSearch } from '../../card-finder/saved-searches.ts';
import { exportLibrary, importLibrary } from '../../team-shelf/move-library.ts';
import { library } from '../../team-shelf/team-store.ts';
import { $ownFormats, keepFormat } from '../format/own-formats.ts';

/** All teams and searches of this browser, as one file. */
export function exportEverything(): string {
  return exportLibrary(library, { searches: $saved.get(), formats: $ownFormats.get() });
}

/** Never overwrites: what is here with other content comes in as a copy. */
export function importEverything(text: string): { teams: number; problems: string[] } {
  const { teams, problems, searches, formats } = importLibrary(library, text);
  const known = new Set($saved.get().map(({ name }) => name));
  for (const { name, text: query } of searches.toReversed()) {
    if (known.has(name) || saveSearch(name, query) === null) continue;
    problems.push(
      `The search “${called(name, '')}” came in but is not saved: there is no room for it.`,
    );
  }
  for (const text of formats) {
    if (keepFormat(text) === null) continue;
    problems.push('A format came in but is not saved: there is no room for it.');
  }
  return { teams, problems };
}
