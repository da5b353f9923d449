let steps: (() => void)[] = [];
let isRunning = false;
let waiting = 0;

/**
 * Takes steps one frame after the other, so that no frame gets long; the rest follows after a wait in milliseconds.
 * New steps replace what is left.
 */
export function oneEachFrame(first: (() => void)[], rest: (() => void)[], wait: number): void {
  clearTimeout(waiting);
  if (wait > 0) {
    steps = [...first];
    // Frames may come later than the wait is over, so the rest goes behind whatever is left.
    waiting = window.setTimeout(() => add(rest), wait);
  } else {
    steps = [...first, ...rest];
  }
  run();
}

function add(rest: (() => void)[]): void {
  steps.push(...rest);
  run();
}

function run(): void {
  if (isRunning) return;
  isRunning = true;
  takeStep();
}

function takeStep(): void {
  const step = steps.shift();
  if (!step) {
    isRunning = false;
    return;
  }
  step();
  requestAnimationFrame(() => setTimeout(takeStep));
}
