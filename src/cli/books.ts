import type { ContentProblem } from '../content-files/problem.ts';
import { type Catalogue, readCatalogue } from '../dice-masters/catalogue/index.ts';
import {
  type Catalogue as QuarriorsCatalogue,
  readCatalogue as readQuarriors,
} from '../quarriors/catalogue/index.ts';
import { type Reference, readReference } from '../reference/read.ts';

/** Everything read from `content/`. */
export interface Books {
  catalogue: Catalogue;
  quarriors: QuarriorsCatalogue;
  reference: Reference;
}

export type BooksResult = { ok: true; books: Books } | { ok: false; problems: ContentProblem[] };

/** All books, or every problem in them. */
export function readBooks(content: string): BooksResult {
  const cards = readCatalogue(content);
  const quarriors = readQuarriors(content);
  const { reference, problems } = readReference(content);
  if (cards.ok && quarriors.ok && problems.length === 0) {
    const books = { catalogue: cards.catalogue, quarriors: quarriors.catalogue, reference };
    return { ok: true, books };
  }
  const unread = [cards, quarriors].flatMap((read) => (read.ok ? [] : read.problems));
  return { ok: false, problems: [...unread, ...problems] };
}
