/** Chances in seven steps: never, then six that grow warmer. */
export const HEAT_STEPS = [
  'never',
  'up to 10 %',
  'up to 25 %',
  'up to 50 %',
  'up to 75 %',
  'up to 90 %',
  'over 90 %',
] as const;

const BOUNDS = [0, 0.1, 0.25, 0.5, 0.75, 0.9];

/** The step of a chance between 0 and 1. */
export function heatStep(chance: number): number {
  const step = BOUNDS.findIndex((bound) => chance <= bound);
  return step < 0 ? BOUNDS.length : step;
}

/** A pattern for each step: the likelier, the denser. */
export const HEAT_THREADS = [
  'M0 0 8 8M8 0 0 8',
  '',
  'M4 4h.01',
  'M2 2h.01M6 6h.01',
  'M-1 7 7 -1M3 11 11 3',
  'M-1 3 3 -1M-1 7 7 -1M1 9 9 1M5 9 9 5',
  'M0 2H8M0 6H8',
];
