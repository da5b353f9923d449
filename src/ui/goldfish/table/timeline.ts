import type { Seat } from '../../../engine/setup.ts';
import { PERSON } from './run-table.ts';

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
