import type { Face } from '../cards/face.ts';
import type { OddsDie } from './dice.ts';
import { classKey, classOf, type FaceClass } from './face-class.ts';
import type { Goal } from './goal.ts';
import { type Tally, tallyFor } from './tally.ts';

/** Dice that roll alike as far as a goal and a count care. */
export interface Design {
  dice: number;
  /** The classes its faces fall in, and how many faces each has. */
  classes: readonly number[];
  faces: readonly number[];
}

/** A roll, reduced to what matters for one question. */
export interface Roll {
  dice: number;
  designs: readonly Design[];
  /** The design of each die, in the order given. */
  designOf: readonly number[];
  /** The class of a face of a die. */
  classOf(die: OddsDie, face: Face): number;
  /** The class of faces that add nothing to the goal; -1 when there is none. */
  idle: number;
  /** What a face of each class adds to the count. */
  amounts: readonly number[];
  tally: Tally;
}

/** What is rolled, and what for. */
export interface RollQuestion {
  dice: readonly OddsDie[];
  /** Generic energy at hand before the roll, as a short draw gives it. (R7.1.6) */
  generic: number;
  goal: Goal;
}

/** Reduces dice to designs and faces to classes; `amount` is what a face adds to a count beside the goal. */
export function reduceRoll(
  { dice, generic, goal }: RollQuestion,
  amount: (face: Face) => number,
): Roll {
  const classes: FaceClass[] = [];
  const amounts: number[] = [];
  const classByKey = new Map<string, number>();

  function placeOf(die: OddsDie, face: Face): number {
    const faceClass = classOf(face, die, goal);
    const key = `${classKey(faceClass)}=${amount(face)}`;
    const before = classByKey.get(key);
    if (before !== undefined) return before;
    classByKey.set(key, classes.length);
    amounts.push(amount(face));
    return classes.push(faceClass) - 1;
  }

  const designs: Design[] = [];
  const designByKey = new Map<string, number>();
  const known = new Map<OddsDie, number>();
  const designOf = dice.map((die) => {
    const at = known.get(die) ?? designAt(die);
    known.set(die, at);
    const before = designs[at];
    if (before) before.dice++;
    return at;
  });

  function designAt(die: OddsDie): number {
    const places = die.faces.map((face) => placeOf(die, face)).sort((a, b) => a - b);
    const key = places.join(' ');
    const before = designByKey.get(key);
    if (before !== undefined) return before;
    designByKey.set(key, designs.length);
    return designs.push({ dice: 0, ...countFaces(places) }) - 1;
  }

  const tally = tallyFor(goal, classes, dice.length, generic);
  const idle = classes.findIndex(({ units }) => units.length === 0);
  return { dice: dice.length, designs, designOf, classOf: placeOf, idle, amounts, tally };
}

function countFaces(places: readonly number[]): Omit<Design, 'dice'> {
  const classes = [...new Set(places)];
  const faces = classes.map((place) => places.filter((other) => other === place).length);
  return { classes, faces };
}
