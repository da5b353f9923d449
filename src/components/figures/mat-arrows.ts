import { MOVEMENTS, type Zone } from '../../dice-masters/engine/index.ts';
import type { Mat, Point } from './mat.ts';
import { ROUTES } from './mat-routes.ts';

export interface Arrow {
  from: Zone;
  to: Zone;
  needsCard: boolean;
  line: string;
  head: string;
}

/** Every arrow of the movements, drawn on a mat. */
export function matArrows(mat: Mat): Arrow[] {
  return MOVEMENTS.flatMap(({ from, to, needsCard }) =>
    from.flatMap((start) =>
      to
        .filter((end) => end !== start)
        .map((end) => {
          const points = ROUTES[`${start} ${end}`]?.(mat);
          if (!points) throw new Error(`The playmat has no arrow from ${start} to ${end}.`);
          return { from: start, to: end, needsCard, ...drawArrow(points, mat.lane) };
        }),
    ),
  );
}

/** A line with rounded corners and a head at its end. */
function drawArrow(points: Point[], size: number): { line: string; head: string } {
  const [tipX, tipY] = points.at(-1) ?? [0, 0];
  const [dx, dy] = direction(points.at(-2) ?? [0, 0], [tipX, tipY]);
  const back: Point = [tipX - dx * size * 1.4, tipY - dy * size * 1.4];
  const shaft = [...points.slice(0, -1), back];
  const turns = shaft.slice(1, -1).map((corner, index) => {
    const before = towards(corner, shaft[index] ?? corner, size);
    const after = towards(corner, shaft[index + 2] ?? corner, size);
    return `L${before}Q${corner} ${after}`;
  });
  const wing = (side: 1 | -1): Point => [back[0] - dy * size * side, back[1] + dx * size * side];
  return {
    line: `M${shaft[0]}${turns.join('')}L${back}`,
    head: `M${tipX},${tipY}L${wing(1)}L${wing(-1)}Z`,
  };
}

function towards([x, y]: Point, other: Point, most: number): Point {
  const [dx, dy] = direction([x, y], other);
  const reach = Math.min(most, Math.hypot(other[0] - x, other[1] - y) / 2);
  return [x + dx * reach, y + dy * reach];
}

function direction([x, y]: Point, [toX, toY]: Point): Point {
  return [Math.sign(toX - x), Math.sign(toY - y)];
}
