import {
  type ActionDie,
  type ActionFace,
  bestWithChi,
  otherSides,
  type Plan,
  type Row,
  rollSides,
} from '../../../shadows-of-the-past/dice/index.ts';

export interface Turtle {
  hero: string;
  name: string;
  count: number;
  focus: number;
  borrows: boolean;
}

/** A die on the table: what it shows, and what it is. */
interface RolledDie {
  die: ActionDie;
  face: ActionFace;
}

export interface RolledRow extends Turtle {
  dice: readonly RolledDie[];
  /** A roll is re-rolled at most once. (S3.2) */
  isRerolled: boolean;
}

const faceOf = (die: ActionDie, side: number): ActionFace =>
  die[side] ?? { icon: 'blank', icons: 1 };

/** Everybody rolls. (S3.2) */
export function rollAll(
  turtles: readonly Turtle[],
  action: Readonly<Record<string, readonly ActionDie[]>>,
  seed: string,
): RolledRow[] {
  return turtles.map((turtle, place) => {
    const dice = (action[turtle.hero] ?? []).slice(0, turtle.count);
    const sides = rollSides(dice, seed, place);
    const rolled = dice.map((die, at) => ({ die, face: faceOf(die, sides[at] ?? 0) }));
    return { ...turtle, dice: rolled, isRerolled: false };
  });
}

/** 1 Focus: the chosen dice once more. */
export function reroll(row: RolledRow, chosen: ReadonlySet<number>, seed: string): RolledRow {
  const sides = rollSides(
    row.dice.map(({ die }) => die),
    seed,
    0,
  );
  return {
    ...row,
    focus: row.focus - 1,
    isRerolled: true,
    dice: row.dice.map((one, at) =>
      chosen.has(at) ? { ...one, face: faceOf(one.die, sides[at] ?? 0) } : one,
    ),
  };
}

export const rowOf = ({ hero, name, borrows, dice }: RolledRow): Row => ({
  hero,
  name,
  borrows,
  faces: dice.map(({ face }) => face),
});

/** The dice in the order, and every chi turned, that serves a plan best. */
export function arrangeFor(rows: readonly RolledRow[], plan: Plan): RolledRow[] {
  const best = bestWithChi(
    rows.map((row) => ({ ...rowOf(row), dice: row.dice.map(({ die }) => die) })),
    plan,
  );
  return rows.map((row, place) => {
    const left = [...row.dice];
    const dice = (best[place]?.faces ?? []).map((face) => {
      const same = left.findIndex(
        (one) => one.face.icon === face.icon && one.face.icons === face.icons,
      );
      const chi = left.findIndex(
        (one) =>
          one.face.icon === 'chi' &&
          otherSides(one.die).some((side) => side.icon === face.icon && side.icons === face.icons),
      );
      const [taken] = left.splice(same >= 0 ? same : Math.max(0, chi), 1);
      return { die: taken?.die ?? [], face };
    });
    return { ...row, dice };
  });
}

/** A die one place further in its row. */
export function moved(row: RolledRow, at: number, by: -1 | 1): RolledRow {
  const dice = [...row.dice];
  const [taken] = dice.splice(at, 1);
  if (taken) dice.splice(at + by, 0, taken);
  return { ...row, dice };
}
