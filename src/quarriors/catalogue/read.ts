import type { z } from 'zod';
import { type ContentProblem, contentError } from '../../content-files/problem.ts';
import { readJson, readJsonFolder } from '../../content-files/read-files.ts';
import type { Card } from '../cards/card.ts';
import type { CardClass } from '../cards/card-class.ts';
import type { Sources } from '../cards/evidence.ts';
import { expansionFileSchema, setFileSchema } from '../schema/set.ts';
import { sourceFileSchema } from '../schema/source.ts';
import { checkCards, checkSets, SOURCES } from './check.ts';

/** A box, without its classes and cards. */
type CardSet = Omit<z.infer<typeof setFileSchema>, 'classes' | 'cards'>;
type Expansion = z.infer<typeof expansionFileSchema>[number];

/** Every card and class with where the facts come from. */
export interface Catalogue {
  /** In order of appearance. */
  sets: CardSet[];
  /** In the order of the files. */
  classes: CardClass[];
  cards: Card[];
  sources: Sources;
  expansions: Expansion[];
}

export type CatalogueResult =
  | { ok: true; catalogue: Catalogue }
  | { ok: false; problems: ContentProblem[] };

/** Reads the content folder and checks all of it; reports every problem, not only the first. */
export function readCatalogue(root: string): CatalogueResult {
  const problems: ContentProblem[] = [];
  const files = readJsonFolder(root, 'quarriors/sets', setFileSchema, problems).sort(
    (a, b) => a.data.position - b.data.position,
  );
  const sources = readJson(root, SOURCES, sourceFileSchema, problems);
  const expansions = readJson(root, 'quarriors/expansions.json', expansionFileSchema, problems);
  const catalogue: Catalogue = {
    sets: files.map(({ data: { classes: _, cards: __, ...set } }) => set),
    classes: files.flatMap(({ id: set, data }) =>
      Object.entries(data.classes).map(([id, facts]) => ({ ...facts, id, set })),
    ),
    cards: files.flatMap(({ id, data }) => data.cards.map((card) => ({ ...card, set: id }))),
    sources: new Map(Object.entries(sources ?? {})),
    expansions: expansions ?? [],
  };
  problems.push(...checkSets(files));
  if (problems.length === 0) problems.push(...checkCards(catalogue));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, catalogue };
}

/** The catalogue, or an error that lists every problem with its file, entry and field. */
export function requireCatalogue(root: string): Catalogue {
  const result = readCatalogue(root);
  if (result.ok) return result.catalogue;
  throw contentError(result.problems);
}
