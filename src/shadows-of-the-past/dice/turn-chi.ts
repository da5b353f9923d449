import { type ActionDie, type ActionFace, formatFace, iconsOn, WISHES } from './action-die.ts';
import { bestArrangement, type Plan, type Row, scoreOf, serve } from './arrange.ts';

/** The sides a chi may be turned to: any other one. (S5.6) */
export function otherSides(die: ActionDie): ActionFace[] {
  const sides = die.filter(({ icon }) => icon !== 'chi');
  return [...new Map(sides.map((face) => [formatFace(face), face])).values()];
}

interface Chi {
  row: number;
  place: number;
  sides: ActionFace[];
}

/** A row whose dice still show their chi, with the die behind each face. */
export interface ChiRow extends Row {
  dice: readonly ActionDie[];
}

/** Turns every chi and arranges the dice so that the plan is served best. */
export function bestWithChi(rows: readonly ChiRow[], plan: Plan): Row[] {
  const wanted = new Set(Object.values(plan).flatMap((own) => Object.keys(own)));
  const isWanted = (face: ActionFace) =>
    WISHES.some((wish) => wanted.has(wish) && iconsOn(face, wish) > 0);
  const chis: Chi[] = rows.flatMap(({ faces, dice }, row) =>
    faces.flatMap((face, place) => {
      if (face.icon !== 'chi') return [];
      const sides = otherSides(dice[place] ?? []);
      const useful = sides.filter(isWanted);
      return [{ row, place, sides: useful.length > 0 ? useful : sides.slice(0, 1) }];
    }),
  );
  let best: Row[] = [...rows];
  let most = -1;
  const go = (at: number, turned: readonly Row[]) => {
    const chi = chis[at];
    if (!chi || chi.sides.length === 0) {
      if (at < chis.length) return go(at + 1, turned);
      const arranged = bestArrangement(turned, plan);
      const met = scoreOf(serve(arranged, plan));
      if (met > most) [best, most] = [arranged, met];
      return;
    }
    for (const side of chi.sides) {
      go(
        at + 1,
        turned.map((row, place) =>
          place === chi.row
            ? { ...row, faces: row.faces.map((face, die) => (die === chi.place ? side : face)) }
            : row,
        ),
      );
    }
  };
  go(0, rows);
  return best;
}
