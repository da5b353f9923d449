import { describeFace, type Face, type FaceSymbol, formatFace } from './face.ts';

/** One symbol as it is drawn: a drop of Quiddity, an arrow, or the mark of the class. */
interface DrawnSymbol {
  look: 'quiddity' | 'draw' | 're-roll' | 'icon';
  /** The number in the symbol, or the mark of the class. */
  text: string;
}

export interface DieDrawing {
  /** For people who do not see it. */
  label: string;
  symbols: DrawnSymbol[];
  /** A line between two symbols. (Q3.6) */
  divided: boolean;
  /** Level, attack and defense, as they stand in three corners; null for other faces. */
  corners: { level: string; attack: string; defense: string } | null;
  bursts: number;
  /** How many faces of the die look like this one. */
  times: number;
}

/** What every drawing of a face shows, whoever draws it. */
export function drawFace(face: Face, mark: string, times: number): DieDrawing {
  const creature = face.symbols.find((symbol) => symbol.kind === 'creature');
  return {
    label: describeFace(face) + (times > 1 ? `, ${times} faces` : ''),
    symbols: face.symbols.map((symbol) => drawSymbol(symbol, mark)),
    divided: face.divided,
    corners: creature
      ? {
          level: String(creature.level),
          attack: String(creature.attack ?? 'X'),
          defense: String(creature.defense ?? 'X'),
        }
      : null,
    bursts: face.bursts,
    times,
  };
}

/** Equal faces of a die together, in the order they first appear. */
export function groupFaces(faces: readonly Face[]): { face: Face; times: number }[] {
  return [...Map.groupBy(faces, formatFace).values()].flatMap((same) =>
    same[0] ? [{ face: same[0], times: same.length }] : [],
  );
}

/** Two capitals that stand for a class: `QD` for the Quake Dragon. */
export function markOf(name: string): string {
  const words = name.split(' ').filter((word) => /^[A-Z]/.test(word));
  const [first = '', second] = words;
  return (
    second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0)
  ).toUpperCase();
}

function drawSymbol(symbol: FaceSymbol, mark: string): DrawnSymbol {
  switch (symbol.kind) {
    case 'quiddity':
      return { look: 'quiddity', text: String(symbol.amount) };
    case 'draw':
      return { look: 'draw', text: String(symbol.dice) };
    case 're-roll':
      return { look: 're-roll', text: '' };
    default:
      return { look: 'icon', text: mark };
  }
}
