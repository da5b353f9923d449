/** S5.1: Move for each icon. */
export function movePoints(move: number, icons: number): number {
  return move * icons;
}

/** S6.2: 1 for the space, 1 for each standing enemy beside you, and what the terrain asks. */
export function stepCost(adjacentEnemies: number, terrain: number): number {
  return 1 + adjacentEnemies + terrain;
}

/** S6.4: what another action leaves of the points. */
export function pointsAfterAction(points: number, keepsPoints: boolean): number {
  return keepsPoints ? points : 0;
}
