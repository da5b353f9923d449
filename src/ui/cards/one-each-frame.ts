let steps: (() => void)[] = [];
let isRunning = false;

/** Takes steps one frame after the other, so that no frame gets long; new steps replace what is left. */
export function oneEachFrame(next: (() => void)[]): void {
  steps = next;
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
