import type { EngineCard } from '../setup.ts';

/** What stands behind the keywords of a card, as the rules use it. */
export interface KeywordValues {
  /** Numbers by the keyword's id: `{ range: 2 }`. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Names of characters. */
  readonly suitUp: readonly string[];
}

/** Content writes them as on the card: `2`, `Pepper Potts or Rescue`. */
export function keywordValuesOf({ keywordValues }: EngineCard): KeywordValues {
  const numbers = Object.entries(keywordValues).flatMap(([id, value]) =>
    /^\d+$/.test(value) ? [[id, Number(value)] as const] : [],
  );
  return {
    numbers: Object.fromEntries(numbers),
    suitUp: keywordValues['suit-up']?.split(' or ') ?? [],
  };
}
