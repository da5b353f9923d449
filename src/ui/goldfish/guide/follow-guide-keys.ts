import { $guide, goToStep } from './guide-state.ts';

const WAYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  n: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  p: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys go through the steps; in the slider they are its own. */
export function followGuideKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    const guide = $guide.get();
    const way = WAYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
    if (!guide || !way || !isPlain || isElsewhere(event.target)) return;
    event.preventDefault();
    goToStep(way(guide.at, guide.steps.length - 1));
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

function isElsewhere(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return (
    isField || (target instanceof HTMLElement && target.closest('.log-lines, dialog') !== null)
  );
}
