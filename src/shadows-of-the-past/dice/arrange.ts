import { type ActionFace, iconsOn, nameFace, WISHES, type Wish } from './action-die.ts';

/** A hero at the table with what its dice show, in its row from left to right. */
export interface Row {
  hero: string;
  name: string;
  faces: readonly ActionFace[];
  /** Raphael uses no one else's dice. (S3.4, SB2) */
  borrows: boolean;
}

/** Icons that a hero wants in its turn. */
export type Plan = Readonly<Record<string, Partial<Record<Wish, number>>>>;

/** S3.4: the own dice, the rightmost of the left neighbor and the leftmost of the right one. */
export function usable(rows: readonly Row[], at: number): { face: ActionFace; from: string }[] {
  const own = rows[at];
  if (!own) return [];
  const mine = own.faces.map((face) => ({ face, from: own.name }));
  if (!own.borrows || rows.length < 2) return mine;
  const left = rows[(at + rows.length - 1) % rows.length];
  const right = rows[(at + 1) % rows.length];
  const [rightmost, leftmost] = [left?.faces.at(-1), right?.faces[0]];
  return [
    ...(left && rightmost ? [{ face: rightmost, from: left.name }] : []),
    ...mine,
    ...(right && leftmost ? [{ face: leftmost, from: right.name }] : []),
  ];
}

export interface Served {
  hero: string;
  name: string;
  wish: Wish;
  wanted: number;
  has: number;
  /** Faces that give it and whose dice they are. */
  by: { face: string; from: string }[];
}

/** What each wish of a plan gets from an arrangement. */
export function serve(rows: readonly Row[], plan: Plan): Served[] {
  return rows.flatMap(({ hero, name }, at) => {
    const dice = usable(rows, at);
    return WISHES.flatMap((wish) => {
      const wanted = plan[hero]?.[wish] ?? 0;
      if (wanted === 0) return [];
      const giving = dice.filter(({ face }) => iconsOn(face, wish) > 0);
      const has = giving.reduce((sum, { face }) => sum + iconsOn(face, wish), 0);
      const by = giving.map(({ face, from }) => ({ face: nameFace(face), from }));
      return [{ hero, name, wish, wanted, has, by }];
    });
  });
}

/** Wishes that are met count most, then icons that are wanted. */
export function scoreOf(served: readonly Served[]): number {
  return served.reduce(
    (sum, { wanted, has }) => sum + (has >= wanted ? 1000 : 0) + Math.min(has, wanted),
    0,
  );
}

/** The rows in the order that serves the plan best; where several do, the one nearest to now. */
export function bestArrangement(rows: readonly Row[], plan: Plan): Row[] {
  let best = [...rows];
  let most = scoreOf(serve(rows, plan));
  const options = rows.map(ordersOf);
  const go = (at: number, chosen: Row[]) => {
    const orders = options[at];
    if (!orders) {
      const score = scoreOf(serve(chosen, plan));
      if (score > most) [best, most] = [chosen, score];
      return;
    }
    for (const order of orders) go(at + 1, [...chosen, order]);
  };
  go(0, []);
  return best;
}

/** Every choice of the two dice at the ends; the order between them changes nothing. (S3.4) */
function ordersOf(row: Row): Row[] {
  const found = new Map<string, Row>();
  row.faces.forEach((left, first) => {
    row.faces.forEach((right, last) => {
      if (first === last && row.faces.length > 1) return;
      const rest = row.faces.filter((_, at) => at !== first && at !== last);
      const faces = row.faces.length > 1 ? [left, ...rest, right] : [left];
      const key = `${nameFace(left)}/${nameFace(right)}`;
      if (!found.has(key)) found.set(key, { ...row, faces });
    });
  });
  return found.size > 0 ? [...found.values()] : [row];
}
