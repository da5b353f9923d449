import type { FaceUse, OddsDie, OddsFace } from './odds-die.ts';

/**
 * Which re-rolls are made: none; each re-roll face for its own die and no other; or the best
 * for the question, other dice included.
 */
export const REROLLS = ['none', 'assistant', 'best'] as const;
export type Reroll = (typeof REROLLS)[number];

/** The die as it counts where nobody chooses: a face that gives Quiddity is kept for it. */
export function withoutChoice(die: OddsDie, reroll: 'none' | 'assistant'): OddsDie {
  const faces = die.faces.map((face) => ({ ...face, uses: usesLeft(face, reroll) }));
  // Rolling a die until it shows another face is the same as not having that face. (Q6.2.5)
  return { ...die, faces: faces.filter(({ uses }) => !uses.some(isRolledAway)) };
}

function usesLeft({ quiddity, uses }: OddsFace, reroll: 'none' | 'assistant'): FaceUse[] {
  return uses
    .map((use) => ({ ...use, others: 0, again: use.again && reroll === 'assistant' }))
    .filter(({ gain, draw, again }) => gain >= quiddity && (draw > 0 || again))
    .slice(0, 1);
}

function isRolledAway({ draw, again }: FaceUse): boolean {
  return again && draw === 0;
}
