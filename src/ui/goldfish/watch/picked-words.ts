import type { TableGame } from '../goldfish-state.ts';
import { labelsOf } from '../table/option-labels.ts';

/** What the recording answers at the position shown. */
export function pickedWords({ run, picks, place }: TableGame): string {
  return labelsOf(run.game)[picks[place] ?? 0] ?? '';
}
