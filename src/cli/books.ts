import type { ContentProblem } from '../content-files/problem.ts';
import { type Catalogue, readCatalogue } from '../dice-masters/catalogue/index.ts';
import {
  type Catalogue as QuarriorsCatalogue,
  readCatalogue as readQuarriors,
} from '../quarriors/catalogue/index.ts';
import { type Reference, readReference } from '../reference/read.ts';
import {
  readCatalogue as readShadows,
  type Catalogue as ShadowsCatalogue,
} from '../shadows-of-the-past/catalogue/index.ts';

/** Everything read from `content/`. */
export interface Books {
  catalogue: Catalogue;
  quarriors: QuarriorsCatalogue;
  shadows: ShadowsCatalogue;
  reference: Reference;
}

export type BooksResult = { ok: true; books: Books } | { ok: false; problems: ContentProblem[] };

/** All books, or every problem in them. */
export function readBooks(content: string): BooksResult {
  const cards = readCatalogue(content);
  const quarriors = readQuarriors(content);
  const shadows = readShadows(content);
  const { reference, problems } = readReference(content);
  if (cards.ok && quarriors.ok && shadows.ok && problems.length === 0) {
    const books = {
      catalogue: cards.catalogue,
      quarriors: quarriors.catalogue,
      shadows: shadows.catalogue,
      reference,
    };
    return { ok: true, books };
  }
  const unread = [cards, quarriors, shadows].flatMap((read) => (read.ok ? [] : read.problems));
  return { ok: false, problems: [...unread, ...problems] };
}
