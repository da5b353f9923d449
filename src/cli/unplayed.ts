import type { Card } from '../dice-masters/cards/index.ts';
import { playsKeyword } from '../dice-masters/engine/index.ts';
import {
  isKeywordLine,
  keywordName,
  loneKeyword,
  parseEffects,
} from '../dice-masters/language/index.ts';

/** The lines of `unplayedParts`: keywords that the engine does not know, and clauses that only words tell. */
export function unplayedLines(card: Card): string[] {
  const { abilities, keywords, effects } = card;
  if (abilities !== null) return keywords.filter((id) => !playsKeyword(id)).map(keywordName);
  const known = new Set(keywords);
  return effects.filter((line) =>
    parseEffects([line], known).some(
      (effect) => !isKeywordLine(effect, card) || !playsKeyword(loneKeyword(effect)?.id ?? ''),
    ),
  );
}
