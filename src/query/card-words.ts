import { cardPlaces } from './card-places.ts';
import type { PackedWords } from './pack-words.ts';
import type { PackedCards } from './packed-cards.ts';

/** What a card does, line by line, keywords first; by its id. */
export type CardWords = (id: string) => string[];

export function cardWords(
  packed: Pick<PackedCards, 'sets'>,
  { texts, textOf }: PackedWords,
): CardWords {
  const placeOf = cardPlaces(packed);
  return (id) => {
    const place = placeOf(id);
    const text = place === undefined ? undefined : texts[textOf[place] ?? -1];
    return (text ?? '').split('\n').filter(Boolean);
  };
}
