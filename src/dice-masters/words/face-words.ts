import { describeFace, type Face } from '../cards/face.ts';

/** What a die shows, as a player says it: `Bolt`, `2 Bolt`, `level 2`, `action, double burst`. */
export function faceWords(face: Face | undefined): string {
  if (face === undefined) return 'a face nobody knows';
  if (face.kind === 'level') return `level ${face.level}${BURSTS[face.bursts] ?? ''}`;
  if (face.kind === 'energy') return describeFace(face).replace(/\b1 (?!generic)/g, '');
  const words = describeFace(face);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

const BURSTS = ['', ', single burst', ', double burst'];
