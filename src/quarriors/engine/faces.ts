import { creatureOf, FACES_PER_DIE, type Face, formatFace, quiddityOf } from '../cards/face.ts';
import type { CardText, FaceUse } from './card-text.ts';
import type { EngineCard } from './setup.ts';

/** Stands where the card says how much. */
export const BY_CARD = -1;

/** All faces of all cards as columns; row = card × 6 + face. */
export class FaceTable {
  /** Quiddity when the die is spent for it. (Q3.1) */
  readonly quiddity: Uint8Array;
  /** 0 where there is no creature. (Q3.4) */
  readonly level: Uint8Array;
  readonly attack: Int8Array;
  readonly defense: Int8Array;
  readonly isSpell: Uint8Array;
  readonly bursts: Uint8Array;
  /** The first row of the same die that looks the same. */
  readonly look: Uint16Array;
  /** What may be done right after the roll, or null. (Q6.2.4) */
  readonly uses: readonly (FaceUse | null)[];

  constructor(cards: readonly EngineCard[], texts: readonly CardText[]) {
    const faces = cards.flatMap(({ faces: own }) => own);
    const creatures = faces.map(creatureOf);
    this.quiddity = Uint8Array.from(faces, quiddityOf);
    this.level = Uint8Array.from(creatures, (creature) => creature?.level ?? 0);
    this.attack = Int8Array.from(creatures, (creature) => creature?.attack ?? BY_CARD);
    this.defense = Int8Array.from(creatures, (creature) => creature?.defense ?? BY_CARD);
    this.isSpell = Uint8Array.from(faces, (face) => (showsSpell(face) ? 1 : 0));
    this.bursts = Uint8Array.from(faces, ({ bursts }) => bursts);
    this.look = Uint16Array.from(faces, (face, row) => firstAlike(faces, face, row));
    this.uses = faces.map((face, row) => useOf(face, texts[Math.floor(row / FACES_PER_DIE)]));
  }
}

function showsSpell({ symbols }: Face): boolean {
  return symbols.some(({ kind }) => kind === 'spell');
}

function firstAlike(faces: readonly Face[], face: Face, row: number): number {
  const first = row - (row % FACES_PER_DIE);
  const looks = faces.slice(first, row + 1).map(formatFace);
  return first + looks.indexOf(formatFace(face));
}

/** What the card adds to a face stands in for its symbols. */
function useOf(face: Face, text: CardText | undefined): FaceUse | null {
  return text?.rolled?.(face) ?? printedUse(face);
}

function printedUse({ symbols, divided }: Face): FaceUse | null {
  const draw = symbols.reduce((sum, one) => sum + (one.kind === 'draw' ? one.dice : 0), 0);
  const again = symbols.some(({ kind }) => kind === 're-roll');
  if (draw === 0 && !again) return null;
  const quiddity = quiddityOf({ symbols, divided, bursts: 0 });
  // Q3.6: with a line it is the Quiddity or the rest, without one it is both.
  return { gain: divided ? 0 : quiddity, draw, again, others: 0, captures: 0 };
}
