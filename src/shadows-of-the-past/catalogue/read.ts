import { type ContentProblem, contentError } from '../../content-files/problem.ts';
import { readJson } from '../../content-files/read-files.ts';
import type {
  Battles,
  Hero,
  Sources,
  SpecialMove,
  Terrain,
  TerrainMove,
  Villain,
} from '../figures/figure.ts';
import { battleFileSchema } from '../schema/battle.ts';
import { sourceFileSchema } from '../schema/fact.ts';
import { heroFileSchema, villainFileSchema } from '../schema/figure.ts';
import {
  specialMoveFileSchema,
  terrainFileSchema,
  terrainMoveFileSchema,
} from '../schema/terrain.ts';
import { checkBox } from './check.ts';

/** Everything known of the box, with where the facts come from. */
export interface Catalogue {
  heroes: Hero[];
  villains: Villain[];
  terrain: Terrain[];
  terrainMoves: TerrainMove[];
  specialMoves: SpecialMove[];
  battles: Battles;
  sources: Sources;
}

export type CatalogueResult =
  | { ok: true; catalogue: Catalogue }
  | { ok: false; problems: ContentProblem[] };

const FOLDER = 'shadows-of-the-past';
const NO_BATTLES: Battles = { comics: 1, battles: 1, evidence: '', known: [], corrections: [] };

/** Reads the content folder and checks all of it; reports every problem, not only the first. */
export function readCatalogue(root: string): CatalogueResult {
  const problems: ContentProblem[] = [];
  const place = (name: string) => `${FOLDER}/${name}.json`;
  const catalogue: Catalogue = {
    heroes: readJson(root, place('heroes'), heroFileSchema, problems) ?? [],
    villains: readJson(root, place('villains'), villainFileSchema, problems) ?? [],
    terrain: readJson(root, place('terrain'), terrainFileSchema, problems) ?? [],
    terrainMoves: readJson(root, place('terrain-moves'), terrainMoveFileSchema, problems) ?? [],
    specialMoves: readJson(root, place('special-moves'), specialMoveFileSchema, problems) ?? [],
    battles: readJson(root, place('battles'), battleFileSchema, problems) ?? NO_BATTLES,
    sources: new Map(
      Object.entries(readJson(root, place('sources'), sourceFileSchema, problems) ?? {}),
    ),
  };
  if (problems.length === 0) problems.push(...checkBox(catalogue, place));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, catalogue };
}

/** The catalogue, or an error that lists every problem with its file, entry and field. */
export function requireCatalogue(root: string): Catalogue {
  const result = readCatalogue(root);
  if (result.ok) return result.catalogue;
  throw contentError(result.problems);
}
