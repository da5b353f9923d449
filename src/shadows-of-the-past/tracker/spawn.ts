/** Minions of a kind in the figure pool. */
export interface Waiting {
  id: string;
  pool: number;
}

/** S9.1: half of each kind, rounded up. */
export function spawning(pool: number): number {
  return Math.ceil(pool / 2);
}

export interface Spawn {
  wants: { id: string; figures: number }[];
  total: number;
  /** Figures that find no empty space; the villain chooses which. (S9.1) */
  without: number;
}

export function countSpawn(waiting: readonly Waiting[], spaces: number): Spawn {
  const wants = waiting.map(({ id, pool }) => ({ id, figures: spawning(pool) }));
  const total = wants.reduce((sum, { figures }) => sum + figures, 0);
  return { wants, total, without: Math.max(0, total - spaces) };
}
