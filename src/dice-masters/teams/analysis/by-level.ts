import { characters, countDice, type Roster } from './roster.ts';

/** One figure over all dice that have the level. */
export interface Spread {
  least: number;
  most: number;
  /** With every die on this level. */
  total: number;
  average: number;
}

export const LEVEL_STATS = ['fielding', 'attack', 'defense'] as const;
export type LevelStat = (typeof LEVEL_STATS)[number];

export interface LevelSpread extends Record<LevelStat, Spread> {
  /** 1 is the lowest. (R1.9) */
  level: number;
  /** Dice that have such a level. */
  dice: number;
}

/** Fielding cost, attack and defense of the characters by level, each die counted. (R1.8) */
export function byLevel(roster: Roster): LevelSpread[] {
  const owned = characters(roster).filter(({ dice }) => dice > 0);
  const levels = Math.max(0, ...owned.map(({ card }) => card.levels.length));
  return Array.from({ length: levels }, (_, index) => {
    const having = owned.filter(({ card }) => card.levels[index]);
    const spread = (stat: LevelStat): Spread => {
      const values = having.map(({ card }) => card.levels[index]?.[stat] ?? 0);
      const total = having.reduce((sum, { dice }, one) => sum + dice * (values[one] ?? 0), 0);
      return {
        least: Math.min(...values),
        most: Math.max(...values),
        total,
        average: total / countDice(having),
      };
    };
    return {
      level: index + 1,
      dice: countDice(having),
      fielding: spread('fielding'),
      attack: spread('attack'),
      defense: spread('defense'),
    };
  });
}
