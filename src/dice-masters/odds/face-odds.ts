import {
  either,
  type Fraction,
  fraction,
  not,
  plus,
  times,
  ZERO,
} from '../../tabletop/fraction.ts';
import type { Face } from '../cards/face.ts';
import { FACES, isEnergy, type Known, type OddsDie } from './dice.ts';

export interface FaceOdds {
  /** Any level face. (R1.8) */
  character: Fraction;
  /** From level 1 up. (R1.9) */
  levels: Fraction[];
  action: Fraction;
  /** Level or action faces with 0, 1 and 2 bursts. */
  bursts: [Fraction, Fraction, Fraction];
  energy: Fraction;
  /** Energy faces nobody could read; what they show is not guessed. */
  unreadFaces: number;
}

/** What one roll of a die brings. Cards print every level and action face, so a face not known is one of energy. (R2.1) */
export function faceOdds({ faces, name }: OddsDie): Known<FaceOdds> {
  if (faces.length !== FACES) return { known: false, unknown: [name] };
  const share = (isMeant: (face: Face) => boolean) =>
    fraction(BigInt(faces.filter(isMeant).length), BigInt(FACES));
  const withBursts = (bursts: number) =>
    share((face) => (face.kind === 'level' || face.kind === 'action') && face.bursts === bursts);
  const levels = Math.max(0, ...faces.map((face) => (face.kind === 'level' ? face.level : 0)));
  return {
    known: true,
    value: {
      character: share(({ kind }) => kind === 'level'),
      levels: Array.from({ length: levels }, (_, at) =>
        share((face) => face.kind === 'level' && face.level === at + 1),
      ),
      action: share(({ kind }) => kind === 'action'),
      bursts: [withBursts(0), withBursts(1), withBursts(2)],
      energy: share((face) => isEnergy(face) || face.kind === 'unknown'),
      unreadFaces: faces.filter(({ kind }) => kind === 'unknown').length,
    },
  };
}

/** The chance with one reroll of every die that does not show it: it comes at once or the second time. */
export function withReroll(chance: Fraction): Fraction {
  return either(chance, chance);
}

/** The chance of 0, 1, 2 … hits among independent dice. */
export function hits(chances: readonly Fraction[]): Fraction[] {
  return chances.reduce<Fraction[]>(
    (before, chance) =>
      Array.from({ length: before.length + 1 }, (_, count) =>
        plus(times(before[count] ?? ZERO, not(chance)), times(before[count - 1] ?? ZERO, chance)),
      ),
    [fraction(1n, 1n)],
  );
}
