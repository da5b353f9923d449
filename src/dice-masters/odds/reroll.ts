import type { EnergyType } from '../cards/energy.ts';
import type { Face } from '../cards/face.ts';
import { FACES, isEnergy, type OddsDie } from './dice.ts';

/** What to do with the one reroll, die by die: keep all, reroll what is no energy, or reroll all but one type and wild. (R7.2.2) */
export type FixedReroll = 'none' | 'non-energy' | { seek: EnergyType };

/** `best` looks at the whole roll and picks the dice that make the goal likeliest. */
export type Reroll = FixedReroll | 'best';

/** How often each face lies on the table in the end, out of 36. */
export function finalWays({ faces }: OddsDie, reroll: FixedReroll): number[] {
  const rerolled = faces.filter((face) => !isKept(face, reroll)).length;
  return faces.map((face) => rerolled + (isKept(face, reroll) ? FACES : 0));
}

function isKept(face: Face, reroll: FixedReroll): boolean {
  if (reroll === 'none') return true;
  if (!isEnergy(face)) return false;
  if (reroll === 'non-energy') return true;
  return face.units.includes(reroll.seek) || face.units.includes('wild');
}
