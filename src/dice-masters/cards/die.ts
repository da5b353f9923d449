import type { Card } from './card.ts';
import type { ActionFace, EnergyFace, Face } from './face.ts';

/** A physical die design. Several cards may share it, also across sets. */
export interface Die {
  /** `set/name`, as cards refer to it; `basic-action` for the dice of every Basic Action. */
  id: string;
  /** The energy faces, or null where no source shows them. */
  energyFaces: EnergyFace[] | null;
}

/** Faces of the three dice that every Basic Action uses. (R1.7) */
export const BASIC_ACTION_DIE: Die = {
  id: 'basic-action',
  energyFaces: Array.from({ length: 3 }, () => ({ kind: 'energy', units: ['generic', 'generic'] })),
};

/** The die of the eight Sidekicks each player starts with. (R1.3, R1.5) */
export const SIDEKICK_FACES: Face[] = [
  { kind: 'energy', units: ['fist'] },
  { kind: 'energy', units: ['bolt'] },
  { kind: 'energy', units: ['mask'] },
  { kind: 'energy', units: ['shield'] },
  { kind: 'energy', units: ['wild'] },
  { kind: 'level', level: 1, fielding: 0, attack: 1, defense: 1, bursts: 0 },
];

const ACTION_FACES: ActionFace[] = [0, 1, 2].map((bursts) => ({ kind: 'action', bursts }));

export const FACES_PER_DIE = 6;

/** The six faces of a card's die, energy first, then levels or action faces as cards print them. (R2.1) */
export function facesOf(card: Pick<Card, 'levels'>, die: Die): Face[] {
  const special: Face[] =
    card.levels.length > 0
      ? card.levels.map((level, index) => ({ kind: 'level', level: index + 1, ...level }))
      : ACTION_FACES;
  const energy: Face[] =
    die.energyFaces ??
    Array.from({ length: FACES_PER_DIE - special.length }, () => ({ kind: 'unknown' }));
  return [...energy, ...special];
}
