import type { z } from 'zod';
import type { sourceSchema } from '../schema/source.ts';

/** Where facts were read, by the letter that stands for it in `evidence`. */
export type Sources = ReadonlyMap<string, z.infer<typeof sourceSchema>>;

export type Confidence = 'high' | 'medium';

/** High with the printed thing, a count, or two sources that agree; medium with one source. */
export function confidenceOf(evidence: string, sources: Sources): Confidence {
  const kinds = [...evidence].map((letter) => sources.get(letter)?.kind);
  const isSure = kinds.length > 1 || kinds.some((kind) => kind === 'printed' || kind === 'counted');
  return isSure ? 'high' : 'medium';
}
