import { FACES_PER_DIE, SIDEKICK_FACES } from '../../cards/die.ts';
import type { EnergyUnit } from '../../cards/energy.ts';
import type { Face } from '../../cards/face.ts';
import type { Roster, RosterCard } from './roster.ts';

/** Every player's, whatever the team. (R1.3) */
export const SIDEKICK_DICE = 8;

/** Sixths of a unit: a die has six faces, so every average of energy is a whole number of them. */
export type UnitSixths = Readonly<Record<EnergyUnit, number>>;

/** What one roll of every die gives on average. */
export interface EnergySupply {
  sidekicks: UnitSixths;
  cards: UnitSixths;
  basicActions: UnitSixths;
  /** Cards whose energy faces nobody knows: they give more than is counted here. */
  unknown: RosterCard[];
}

const known = new WeakMap<readonly Face[], UnitSixths>();

/** Units of each kind on the six faces of a die; a double face gives two. (R3.4, R3.5) */
export function unitsOnDie(faces: readonly Face[]): UnitSixths {
  const before = known.get(faces);
  if (before) return before;
  const units = nothing();
  for (const face of faces) {
    if (face.kind === 'energy') for (const unit of face.units) units[unit] += 1;
  }
  known.set(faces, units);
  return units;
}

export function energySupply(roster: Roster): EnergySupply {
  const owned = roster.cards.filter(({ dice }) => dice > 0);
  return {
    sidekicks: sum([{ faces: SIDEKICK_FACES, dice: SIDEKICK_DICE }]),
    cards: sum(owned.map(({ card, dice }) => ({ faces: card.faces, dice }))),
    basicActions: sum(roster.basicActions.map(({ card, dice }) => ({ faces: card.faces, dice }))),
    unknown: owned.filter(({ card }) => card.faces.some(({ kind }) => kind === 'unknown')),
  };
}

const FRACTIONS = ['', '⅙', '⅓', '½', '⅔', '⅚'];

/** Twenty sixths as `3⅓`. */
export function formatSixths(sixths: number): string {
  const whole = Math.floor(sixths / FACES_PER_DIE);
  const rest = FRACTIONS[sixths % FACES_PER_DIE] ?? '';
  return whole > 0 || rest === '' ? `${whole}${rest}` : rest;
}

function sum(dice: { faces: readonly Face[]; dice: number }[]): UnitSixths {
  const total = nothing();
  for (const { faces, dice: times } of dice) {
    const units = unitsOnDie(faces);
    for (const unit of UNITS) total[unit] += units[unit] * times;
  }
  return total;
}

const UNITS = ['fist', 'bolt', 'mask', 'shield', 'wild', 'generic'] as const;

function nothing(): Record<EnergyUnit, number> {
  return { fist: 0, bolt: 0, mask: 0, shield: 0, wild: 0, generic: 0 };
}
