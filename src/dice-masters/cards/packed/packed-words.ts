import { Places } from '../../../text/places.ts';
import { cardPlaces } from './card-places.ts';
import type { PackedCards } from './packed-cards.ts';

/** What all cards do, in words: a file of its own, since most questions ask for facts alone. */
export interface PackedWords {
  /** Different texts; lines stand apart, keywords first. */
  texts: string[];
  /** For each card the place of its text. */
  textOf: number[];
}

/** `textOfEach` has one for each card, in order. */
export function packWords(textOfEach: readonly string[]): PackedWords {
  const texts = new Places();
  const textOf = textOfEach.map((text) => texts.of(text));
  return { texts: texts.list, textOf };
}

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
