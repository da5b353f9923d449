import { type ContentProblem, contentError } from '../../content-files/problem.ts';
import { markdownIds, readJson, readJsonFolder } from '../../content-files/read-files.ts';
import type { Affiliation } from '../cards/affiliation.ts';
import type { Card } from '../cards/card.ts';
import { BASIC_ACTION_DIE, type Die } from '../cards/die.ts';
import type { CardSet } from '../cards/set.ts';
import { abilitiesOf } from '../language/read-card.ts';
import { affiliationFileSchema } from '../schema/affiliation.ts';
import { setFileSchema } from '../schema/set.ts';
import { AFFILIATIONS, checkReferences, checkSetFiles } from './check.ts';

/** Every card with what it refers to. */
export interface Catalogue {
  /** In order of appearance. */
  sets: CardSet[];
  /** In the order of the sets, then by number. */
  cards: Card[];
  dice: Map<string, Die>;
  affiliations: Affiliation[];
  keywordIds: string[];
}

export type CatalogueResult =
  | { ok: true; catalogue: Catalogue }
  | { ok: false; problems: ContentProblem[] };

/** Reads the content folder and checks all of it; reports every problem, not only the first. */
export function readCatalogue(root: string): CatalogueResult {
  const problems: ContentProblem[] = [];
  const files = readJsonFolder(root, 'dice-masters/sets', setFileSchema, problems).sort(
    (a, b) => a.data.position - b.data.position,
  );
  const affiliations = readJson(root, AFFILIATIONS, affiliationFileSchema, problems) ?? [];
  const dice = new Map([[BASIC_ACTION_DIE.id, BASIC_ACTION_DIE]]);
  for (const { id: code, data } of files) {
    for (const [name, { energy }] of Object.entries(data.dice)) {
      const id = `${code}/${name}`;
      dice.set(id, { id, energyFaces: energy });
    }
  }
  const catalogue: Catalogue = {
    sets: files.map(({ data: { cards, dice: _, ...set } }) => ({
      ...set,
      cardCount: cards.length,
    })),
    cards: files.flatMap(({ id, data }) =>
      data.cards.map((card) => ({ ...card, set: id, abilities: abilitiesOf(card) })),
    ),
    dice,
    affiliations,
    keywordIds: markdownIds(root, 'dice-masters/keywords'),
  };
  const unread = new Set(problems.map(({ file }) => file));
  problems.push(...checkSetFiles(files), ...checkReferences(catalogue, unread));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, catalogue };
}

/** The catalogue, or an error that lists every problem with its file, entry and field. */
export function requireCatalogue(root: string): Catalogue {
  const result = readCatalogue(root);
  if (result.ok) return result.catalogue;
  throw contentError(result.problems);
}
