import type { z } from 'zod';
import type { battleFileSchema } from '../schema/battle.ts';
import type { sourceFileSchema, valueSchema } from '../schema/fact.ts';
import type { heroSchema, villainSchema } from '../schema/figure.ts';
import type {
  specialMoveFileSchema,
  terrainFileSchema,
  terrainMoveFileSchema,
} from '../schema/terrain.ts';

export type Value = z.infer<typeof valueSchema>;
export type Hero = z.infer<typeof heroSchema>;
export type Villain = z.infer<typeof villainSchema>;
export type Figure = Hero | Villain;
export type Terrain = z.infer<typeof terrainFileSchema>[number];
export type TerrainMove = z.infer<typeof terrainMoveFileSchema>[number];
export type SpecialMove = z.infer<typeof specialMoveFileSchema>[number];
export type Battles = z.infer<typeof battleFileSchema>;
export type Sources = ReadonlyMap<string, z.infer<typeof sourceFileSchema>[string]>;

/** Numbers on a sheet, with the names that pages use. */
export const STATS = {
  attack: 'Attack',
  defend: 'Defend',
  move: 'Move',
  life: 'Life',
  wake: 'Wake',
  focus: 'Focus',
  skill: 'Skill',
  actionDice: 'Action dice',
} as const;
export type Stat = keyof typeof STATS;

export const isHero = (figure: Figure): figure is Hero => 'skill' in figure;

/** The numbers a sheet has a place for. */
export function statsOf(figure: Figure): [stat: Stat, value: Value][] {
  const has = Object.entries(figure) as [string, Value][];
  return has.filter((entry): entry is [Stat, Value] => entry[0] in STATS);
}
