import type { EnergyType } from '../cards/energy.ts';

/** One thing to pay for: a die, a fielding cost, a Global. */
export interface Purchase {
  /** Units of energy, after discounts. */
  cost: number;
  /** At least one unit of each; none for Basic Actions and fielding. (R8.4, R8.5) */
  types: readonly EnergyType[];
}

/** What the energy of one turn has to pay, all of it. */
export type Goal = readonly [Purchase] | readonly [Purchase, Purchase];

/** Units to find: no discount reaches below one unit for each type. (R8.6) */
export function unitsOf({ cost, types }: Purchase): number {
  return Math.max(cost, types.length);
}
