/** How many play at one table. */
export const SEAT_COUNTS = [2, 3, 4] as const;
export type SeatCount = (typeof SEAT_COUNTS)[number];

/** The seats of a table for so many, counted from 0. */
export type SeatOf<Count extends SeatCount> = Count extends 2
  ? 0 | 1
  : Count extends 3
    ? 0 | 1 | 2
    : 0 | 1 | 2 | 3;

/** Every seat in the order of play, from the given one on. */
export function seatsFrom<Count extends SeatCount>(
  first: SeatOf<Count>,
  count: Count,
): SeatOf<Count>[] {
  return Array.from({ length: count }, (_, turn) => ((first + turn) % count) as SeatOf<Count>);
}

/** Whose turn comes after a seat's. */
export function seatAfter<Count extends SeatCount>(
  seat: SeatOf<Count>,
  count: Count,
): SeatOf<Count> {
  return ((seat + 1) % count) as SeatOf<Count>;
}
