import type { Catalogue } from '../catalogue/read.ts';
import type { Card } from '../domain/card.ts';
import { facesOf } from '../domain/die.ts';
import { loneKeyword, parseEffects } from '../domain/effect.ts';
import { KEYWORDS } from '../engine/keywords/index.ts';
import type { SimCard } from '../sim/request.ts';

const PLAYED_KEYWORDS = new Set(KEYWORDS.map(({ id }) => id));

/** Finds cards of the catalogue as workers receive them; nothing for one without dice. */
export function simCards({ cards, dice }: Catalogue): (id: string) => SimCard | undefined {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (id) => {
    const card = byId.get(id);
    const die = card?.die ? dice.get(card.die) : undefined;
    if (!card || !die) return undefined;
    const { keywords, effects, timings, globalCosts } = card;
    return {
      ...card,
      faces: facesOf(card, die),
      hasText: keywords.length + effects.length + timings.length + globalCosts.length > 0,
      unplayed: unplayedLines(card),
    };
  };
}

/** Keywords that the engine does not know, and clauses that only words tell. */
function unplayedLines(card: Card): string[] {
  const { abilities, keywords, effects, timings, globalCosts } = card;
  if (abilities !== null) return keywords.filter((id) => !PLAYED_KEYWORDS.has(id));
  if (effects.length === 0) {
    const hasMore = timings.length + globalCosts.length > 0;
    return [...keywords.filter((id) => !PLAYED_KEYWORDS.has(id)), ...(hasMore ? ['its text'] : [])];
  }
  const known = new Set(keywords);
  return effects.filter((line) =>
    parseEffects([line], known).some((effect) => {
      const lone = loneKeyword(effect);
      return !lone || !PLAYED_KEYWORDS.has(lone.id);
    }),
  );
}
