import type { GameSession } from '../../../dice-masters/engine/index.ts';

/** Where the person was asked, as numbers of picks made before; the end of the game comes last. */
export function stopsOf(byHand: readonly boolean[]): number[] {
  const asked = byHand.flatMap((isTheirs, place) => (isTheirs ? place : []));
  return [...asked, byHand.length];
}

/** The stop before a place, or null at the start. */
export function stopBefore(byHand: readonly boolean[], place: number): number | null {
  return stopsOf(byHand).findLast((stop) => stop < place) ?? null;
}

/** The stop after a place, or null at the end. */
export function stopAfter(byHand: readonly boolean[], place: number): number | null {
  return stopsOf(byHand).find((stop) => stop > place) ?? null;
}

interface Timeline {
  picks: readonly number[];
  byHand: readonly boolean[];
  place: number;
}

/** The stop to which answers lead that stand on the timeline already; null where they leave it. */
export function knownWay({ picks, byHand, place }: Timeline, run: GameSession): number | null {
  const answered = run.byHand.lastIndexOf(true) + 1;
  if (place === picks.length || answered > picks.length) return null;
  if (run.picks.slice(0, answered).some((pick, at) => pick !== picks[at])) return null;
  return stopsOf(byHand).find((stop) => stop >= answered) ?? null;
}
