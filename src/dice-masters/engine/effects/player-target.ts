/** The player of a seat, as a target of damage; dice are their own numbers. */
export function playerTarget(seat: number): number {
  return -1 - seat;
}

/** The seat behind a target that is a player. */
export function targetSeat(target: number): number {
  return -1 - target;
}
