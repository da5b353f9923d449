import type { Affiliation } from '../domain/affiliation.ts';
import type { Card } from '../domain/card.ts';
import { BASIC_ACTION_DIE, type Die } from '../domain/die.ts';
import { affiliationFileSchema } from '../domain/schema/affiliation.ts';
import { setFileSchema } from '../domain/schema/set.ts';
import type { CardSet } from '../domain/set.ts';
import { abilityLines } from '../domain/words/clause-words.ts';
import { AFFILIATIONS, checkReferences, checkSetFiles } from './check.ts';
import { type ContentProblem, contentError } from './problem.ts';
import { markdownIds, readJson, readJsonFolder } from './read-files.ts';

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
  const files = readJsonFolder(root, 'sets', setFileSchema, problems).sort(
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
    cards: files.flatMap(({ id, data }) => data.cards.map((card) => worded({ ...card, set: id }))),
    dice,
    affiliations,
    keywordIds: markdownIds(root, 'keywords'),
  };
  const unread = new Set(problems.map(({ file }) => file));
  problems.push(...checkSetFiles(files), ...checkReferences(catalogue, unread));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, catalogue };
}

/** Cards with abilities as data get their words from them. */
function worded(card: Card): Card {
  const { abilities } = card;
  return abilities === null || card.effects.length > 0
    ? card
    : { ...card, effects: abilityLines({ ...card, abilities }) };
}

/** The catalogue, or an error that lists every problem with its file, entry and field. */
export function requireCatalogue(root: string): Catalogue {
  const result = readCatalogue(root);
  if (result.ok) return result.catalogue;
  throw contentError(result.problems);
}
