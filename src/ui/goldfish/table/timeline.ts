import type { Seat } from '../../../dice-masters/engine/index.ts';
import { PERSON, type Run } from './run-table.ts';

/** Where the person was asked, as numbers of picks made before; the end of the game comes last. */
export function stopsOf(owners: readonly Seat[]): number[] {
  const asked = owners.flatMap((owner, place) => (owner === PERSON ? place : []));
  return [...asked, owners.length];
}

/** The stop before a place, or null at the start. */
export function stopBefore(owners: readonly Seat[], place: number): number | null {
  return stopsOf(owners).findLast((stop) => stop < place) ?? null;
}

/** The stop after a place, or null at the end. */
export function stopAfter(owners: readonly Seat[], place: number): number | null {
  return stopsOf(owners).find((stop) => stop > place) ?? null;
}

interface Timeline {
  picks: readonly number[];
  owners: readonly Seat[];
  place: number;
}

/** The stop to which answers lead that stand on the timeline already; null where they leave it. */
export function knownWay({ picks, owners, place }: Timeline, run: Run): number | null {
  const answered = run.owners.lastIndexOf(PERSON) + 1;
  if (place === picks.length || answered > picks.length) return null;
  if (run.picks.slice(0, answered).some((pick, at) => pick !== picks[at])) return null;
  return stopsOf(owners).find((stop) => stop >= answered) ?? null;
}
