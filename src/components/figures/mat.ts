/**
 * Edges of the playmat in drawing units. The tracks in `playmat.css` are the same numbers:
 * three columns and three rows with lanes for the arrows between them.
 */
export interface Mat {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  /** Left and right edge of each column. */
  x: [number, number, number, number, number, number];
  /** Top and bottom edge of each row. */
  y: [number, number, number, number, number, number];
  /** Distance of two arrows that share a lane. */
  lane: number;
}

export const MATS: Mat[] = [
  {
    name: 'wide',
    width: 800,
    height: 520,
    x: [12, 202, 246, 554, 598, 788],
    y: [12, 184, 228, 340, 384, 480],
    lane: 7,
  },
  {
    name: 'tall',
    width: 360,
    height: 500,
    x: [4, 102, 126, 234, 258, 356],
    y: [4, 168, 196, 318, 346, 468],
    lane: 4,
  },
];

export type Point = [x: number, y: number];

/** Where lanes and areas lie on a mat. */
export function places({ x, y, lane, height }: Mat) {
  const across = (column: 0 | 1 | 2, part: number) => {
    const [left = 0, right = 0] = x.slice(column * 2, column * 2 + 2);
    return left + (right - left) * part;
  };
  const down = (row: 0 | 1 | 2, part: number) => {
    const [top = 0, bottom = 0] = y.slice(row * 2, row * 2 + 2);
    return top + (bottom - top) * part;
  };
  return {
    across,
    down,
    /** Upright lanes: after the first and after the second column. */
    left: (shift: number) => (x[1] + x[2]) / 2 + shift * lane,
    right: (shift: number) => (x[3] + x[4]) / 2 + shift * lane,
    /** Level lanes: below the first and second row, and along the lower edge. */
    upper: (shift: number) => (y[1] + y[2]) / 2 + shift * lane,
    lower: (shift: number) => (y[3] + y[4]) / 2 + shift * lane,
    edge: (y[5] + height) / 2,
  };
}
