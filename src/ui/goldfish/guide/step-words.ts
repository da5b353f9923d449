import type { Guide } from './guide-state.ts';

/** The step that is shown, with its turn. */
export function shownStep({ told, steps, at }: Guide) {
  const { turn, step } = steps[at] ?? { turn: 0, step: 0 };
  const found = told.turns[turn];
  return { turn: found, step: found?.steps[step] };
}

/** The step as it is spoken. */
export function stepWords(guide: Guide): string {
  const { turn, step } = shownStep(guide);
  return `${turn?.title ?? ''}, step ${guide.at + 1} of ${guide.steps.length}. ${step?.words ?? ''}`;
}
