import type { Card } from '../dice-masters/cards/index.ts';
import { shapeOf } from '../dice-masters/language/index.ts';

/** Cards whose text does the same, names, types and numbers aside; keywords must be the same too. */
export function sameAbilities(cards: readonly Card[]): (card: Card) => Card[] {
  const shapes = new Map<string, Card[]>();
  for (const card of cards) {
    const shape = shapeOfCard(card);
    if (shape !== null) shapes.set(shape, [...(shapes.get(shape) ?? []), card]);
  }
  return (card) => {
    const shape = shapeOfCard(card);
    const alike = shape === null ? [] : (shapes.get(shape) ?? []);
    return alike.filter(({ id }) => id !== card.id);
  };
}

/** Null for cards without data, and for plain dice, which are alike for nothing. */
function shapeOfCard({ abilities, keywords, kind }: Card): string | null {
  if (abilities === null || abilities.length + keywords.length === 0) return null;
  return [kind, [...keywords].sort().join(' '), shapeOf(abilities)].join('\n');
}
