import type { EnergyUnit } from './energy.ts';
import { describeFace, type Face, faceKey } from './face.ts';
import { tint } from './tint.ts';

/** One thing drawn on a face: an energy symbol, the bold middle, or a figure in a corner. */
export type DiePart =
  | { kind: 'icon'; icon: Exclude<EnergyUnit, 'generic'>; look: string }
  | { kind: 'middle' | 'corner'; look: string; text: string };

export interface DieDrawing {
  /** Classes of the die. */
  look: string;
  /** For people who do not see it. */
  label: string;
  parts: DiePart[];
}

export interface DieLook {
  /** Up to two letters for the character; Sidekicks show SK. */
  mark: string;
  /** Energy types of the card, which colour the mark. */
  energy: readonly string[];
  size: 'inline' | 'small' | 'medium' | 'large';
  /** How many faces of the die look like this one. */
  times: number;
}

/** What every drawing of a die shows, whoever draws it. */
export function drawDie(face: Face, { mark, energy, size, times }: DieLook): DieDrawing {
  const stars = 'bursts' in face ? face.bursts : 0;
  return {
    look: `die ${size} ${face.kind}${isDouble(face) ? ' double' : ''}`,
    label: describeFace(face) + (times > 1 ? `, ${times} faces` : ''),
    parts: [
      ...symbols(face, mark, energy),
      ...(stars > 0 ? [corner('bursts', '★'.repeat(stars))] : []),
      ...(times > 1 ? [corner('times', `×${times}`)] : []),
    ],
  };
}

/** Two symbols share the face. */
function isDouble(face: Face): boolean {
  return face.kind === 'energy' && face.units.length > 1 && face.units[0] !== 'generic';
}

function symbols(face: Face, mark: string, energy: readonly string[]): DiePart[] {
  const middle = (look: string, text: string): DiePart => ({ kind: 'middle', look, text });
  switch (face.kind) {
    case 'unknown':
      return [middle('unknown', '?')];
    case 'action':
      return [middle(`mark ${tint(energy)}`, mark)];
    case 'energy':
      if (face.units[0] === 'generic') return [middle('generic', String(face.units.length))];
      return face.units.flatMap((icon): DiePart[] =>
        icon === 'generic' ? [] : [{ kind: 'icon', icon, look: `icon e-${icon}` }],
      );
    case 'level':
      return [
        middle(`mark ${tint(energy)}`, mark),
        corner('fielding', String(face.fielding)),
        corner('attack', String(face.attack)),
        corner('defense', String(face.defense)),
      ];
  }
}

function corner(look: string, text: string): DiePart {
  return { kind: 'corner', look, text };
}

/** Equal faces of a die together, in the order they first appear. */
export function groupFaces(faces: readonly Face[]): { face: Face; times: number }[] {
  const groups = new Map<string, { face: Face; times: number }>();
  for (const face of faces) {
    const key = faceKey(face);
    const group = groups.get(key);
    if (group) group.times += 1;
    else groups.set(key, { face, times: 1 });
  }
  return [...groups.values()];
}
