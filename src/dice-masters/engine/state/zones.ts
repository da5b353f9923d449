/** Zones as numbers, in the order of `ZONES`. */
export const CARD = 0;
export const BAG = 1;
export const PREP = 2;
export const RESERVE = 3;
export const FIELD = 4;
export const ATTACK = 5;
export const OUT = 6;
export const USED = 7;
export const ASIDE = 8;
export const ZONE_COUNT = 9;

/** Attack is part of the Field for every purpose. (R5.1) */
export function isInField(zone: number): boolean {
  // FIELD and ATTACK differ in their last bit alone.
  return zone >> 1 === FIELD >> 1;
}
