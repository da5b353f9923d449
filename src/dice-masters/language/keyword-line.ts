import { type Effect, loneKeyword } from './line.ts';

interface CardKeywords {
  keywords: readonly string[];
  keywordValues: Readonly<Record<string, string>>;
}

/** Whether a line says no more than that the card has a keyword, and its value. */
export function isKeywordLine(effect: Effect, { keywords, keywordValues }: CardKeywords): boolean {
  const lone = loneKeyword(effect);
  if (!lone || !keywords.includes(lone.id)) return false;
  return lone.value.length === 0 || keywordValues[lone.id] !== undefined;
}
