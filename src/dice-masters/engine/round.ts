/** The turn as a player counts: both players have a first turn, a second, and so on. */
export const roundOf = (turn: number): number => Math.ceil(turn / 2);
