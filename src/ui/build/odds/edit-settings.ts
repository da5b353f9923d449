/** Games that answer within half a second, and show a change of a few percentage points. */
export const EDIT_SETTINGS = { games: 1500, turns: 6, byTurn: 4, seed: 'edit' } as const;
