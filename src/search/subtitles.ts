import type { Found } from './find.ts';
import type { Query } from './query.ts';
import { holds, roots } from './rank.ts';
import { placeOf, type Register } from './record.ts';

/** Subtitles of each record of a shelf of cards, in order. They would double the index, so it leaves them out. */
export type Subtitles = Record<string, string[]>;

/** Card names that have a version whose subtitle, with the name, holds every word. */
export function bySubtitle({ words }: Query, { shelves }: Register, subtitles: Subtitles): Found[] {
  return shelves.flatMap((shelf) =>
    (subtitles[shelf.name] ?? []).flatMap((text, at) => {
      const all = roots(text);
      const isHeld = words.length > 0 && words.every((word) => holds(all, word));
      return isHeld ? { place: placeOf(shelf, at), score: 1 } : [];
    }),
  );
}
