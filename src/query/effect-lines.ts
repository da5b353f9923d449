import type { Card } from '../dice-masters/cards/index.ts';
import { formatEffect, isKeywordLine, parseEffects } from '../dice-masters/language/index.ts';

/** Names that lines show in place of ids. */
interface EffectNames {
  keywords: ReadonlyMap<string, string>;
  affiliations: ReadonlyMap<string, string>;
}

interface TextSource {
  cards: readonly Card[];
  keywords: readonly { id: string; name: string }[];
  affiliations: readonly { slug: string; name: string }[];
}

/** What each card does as one text, its lines apart. */
export function effectTexts({ cards, keywords, affiliations }: TextSource): string[] {
  const names = {
    keywords: new Map(keywords.map(({ id, name }) => [id, name])),
    affiliations: new Map(affiliations.map(({ slug, name }) => [slug, name])),
  };
  return cards.map((card) => effectLines(card, names).join('\n'));
}

/** Its keywords, then its clauses. */
function effectLines(card: Card, names: EffectNames): string[] {
  const keywords = card.keywords.map((id) =>
    [names.keywords.get(id) ?? id, card.keywordValues[id]].filter(Boolean).join(' '),
  );
  return [...keywords, ...clauses(card, names)];
}

function clauses(card: Card, names: EffectNames): string[] {
  return parseEffects(card.effects, new Set(names.keywords.keys()))
    .filter((effect) => !isKeywordLine(effect, card))
    .map((effect) => formatEffect(effect, names.affiliations));
}
