import type { z } from 'zod';
import type { changeSchema } from '../schema/change.ts';

/** How sheets and Terrain cards change what the rules count. */
export const CHANGES = [
  'attack-dice',
  'defend-dice',
  'double-hit-damage',
  'double-hit-blocks',
  'single-hits-miss',
  'range-without-loss',
  'farther',
  'step-cost',
  'counts-as',
  'keeps-points',
  'ignores-terrain',
  'no-borrowed-dice',
  'hand',
  'other',
] as const;

export type ChangeKind = (typeof CHANGES)[number];
export type Change = z.infer<typeof changeSchema>;

/** The amount of a change, null where nothing of the kind is there. */
export function amountOf(changes: readonly Change[], kind: ChangeKind): number | null {
  const found = changes.find(({ change }) => change === kind);
  return found ? (found.amount ?? 0) : null;
}
