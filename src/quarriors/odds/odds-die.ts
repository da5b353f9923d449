import { type Face, formatFace } from '../cards/face.ts';

/** What a face lets its owner do right after the roll. (Q6.2.4) */
export interface FaceUse {
  /** Quiddity it gives. */
  gain: number;
  /** Dice it draws and rolls. */
  draw: number;
  /** The die itself is rolled again; otherwise it is spent. (Q3.3, Q4.1) */
  again: boolean;
  /** Other dice of the Active Pool that may be rolled again. */
  others: number;
}

/** A face as far as Quiddity goes. */
export interface OddsFace {
  /** Quiddity when the die is simply spent for it. (Q3.1) */
  quiddity: number;
  uses: readonly FaceUse[];
  /** How many of the six faces are like this. */
  times: number;
}

export interface OddsDie {
  /** Class or card. */
  id: string;
  name: string;
  faces: readonly OddsFace[];
}

type Shown = Omit<OddsFace, 'times'>;

const USE: FaceUse = { gain: 0, draw: 0, again: false, others: 0 };

/** The die of a class; with a card's id its face effects count too. */
export function oddsDie(id: string, name: string, faces: readonly Face[]): OddsDie {
  const shown = [...Map.groupBy(faces, formatFace).values()].flatMap((same) => {
    const [face] = same;
    return face ? [{ ...showFace(id, face), times: same.length }] : [];
  });
  const alike = Map.groupBy(shown, ({ quiddity, uses }) => JSON.stringify([quiddity, uses]));
  return {
    id,
    name,
    faces: [...alike.values()].flatMap((same) => {
      const times = same.reduce((sum, face) => sum + face.times, 0);
      return same[0] ? [{ ...same[0], times }] : [];
    }),
  };
}

function showFace(id: string, face: Face): Shown {
  const byCard = BY_CARD[id]?.(face, printed(face));
  return byCard ?? printed(face);
}

/** What the symbols alone give. */
function printed({ symbols, divided }: Face): Shown {
  let quiddity = 0;
  let draw = 0;
  let again = false;
  for (const symbol of symbols) {
    if (symbol.kind === 'quiddity') quiddity += symbol.amount;
    if (symbol.kind === 'draw') draw += symbol.dice;
    if (symbol.kind === 're-roll') again = true;
  }
  if (draw === 0 && !again) return { quiddity, uses: [] };
  // Q3.6: with a line it is the Quiddity or the rest, without one it is both.
  return { quiddity, uses: [{ ...USE, gain: divided ? 0 : quiddity, draw, again }] };
}

type CardFaces = (face: Face, shown: Shown) => Shown | null;

const onSpell =
  (quiddity: number, ...uses: FaceUse[]): CardFaces =>
  ({ symbols }) =>
    symbols[0]?.kind === 'spell' ? { quiddity, uses } : null;
const onBurst =
  (use: FaceUse): CardFaces =>
  ({ bursts, symbols }, { quiddity }) =>
    bursts === 1 && symbols[0]?.kind === 'quiddity' ? { quiddity, uses: [use] } : null;

/** Cards whose text changes what a roll gives. */
const BY_CARD: Readonly<Record<string, CardFaces>> = {
  assistant: ({ bursts }, { quiddity }) =>
    bursts === 1 ? { quiddity, uses: [{ ...USE, again: true, others: 1 }] } : null,
  'growth-spell': onSpell(2, { ...USE, gain: 2, draw: 1 }),
  'growth-cantrip': onSpell(2),
  'growth-charm': onSpell(3),
  'growth-incantation': onSpell(2, { ...USE, gain: 2, others: 2 }),
  'wizard-basic': onBurst({ ...USE, draw: 1, again: true }),
  'wizard-mighty': onBurst({ ...USE, draw: 2 }),
};
