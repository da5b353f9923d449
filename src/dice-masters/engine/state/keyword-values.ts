import type { EngineCard } from '../setup.ts';

/** What stands behind the keywords of a card, as the rules use it. */
export interface KeywordValues {
  /** Damage. */
  readonly range: number;
  /** Names of characters. */
  readonly suitUp: readonly string[];
}

/** Content writes them as on the card: `2`, `Pepper Potts or Rescue`. */
export function keywordValuesOf({ keywordValues }: EngineCard): KeywordValues {
  return {
    range: Number(keywordValues['range'] ?? 1),
    suitUp: keywordValues['suit-up']?.split(' or ') ?? [],
  };
}
