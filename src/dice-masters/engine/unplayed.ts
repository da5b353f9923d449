import type { CardFacts } from '../cards/card-facts.ts';
import { keywordName } from '../language/grammar/marks.ts';
import { KEYWORDS } from './keywords/index.ts';

const PLAYED_KEYWORDS = new Set(KEYWORDS.map(({ id }) => id));

export function playsKeyword(id: string): boolean {
  return PLAYED_KEYWORDS.has(id);
}

/** What of a card the engine does not carry out: keywords it does not know, and a text that only words tell. */
export function unplayedParts({
  keywords,
  keywordValues,
  hasWords,
  abilities,
}: Pick<CardFacts, 'keywords' | 'keywordValues' | 'hasWords' | 'abilities'>): string[] {
  const unknown = keywords
    .filter((id) => !playsKeyword(id))
    .map((id) => [keywordName(id), keywordValues[id]].filter(Boolean).join(' '));
  return hasWords && abilities === null ? [...unknown, 'its text'] : unknown;
}
