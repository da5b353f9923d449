import { getCollection } from 'astro:content';
import type { Card, CardClass } from '../quarriors/cards/index.ts';
import { address } from './address.ts';

/** The box of Quarriors! with the look-ups that pages need. */
export async function siteQuarriors() {
  const [classEntries, cardEntries, sourceEntries, expansionEntries] = await Promise.all([
    getCollection('quarriorsClasses'),
    getCollection('quarriorsCards'),
    getCollection('quarriorsSources'),
    getCollection('quarriorsExpansions'),
  ]);
  const inOrder = <T extends { place: number }>(rows: T[]) =>
    rows.sort((a, b) => a.place - b.place);
  const classes: CardClass[] = inOrder(classEntries.map(({ data }) => data));
  const cards: Card[] = inOrder(cardEntries.map(({ data }) => data));
  return {
    classes,
    cards,
    sources: new Map(sourceEntries.map(({ id, data }) => [id, data])),
    expansions: expansionEntries.map(({ data }) => data),
    cardsOf: ({ id }: CardClass): Card[] => cards.filter((card) => card.class === id),
    classOf: (card: Card): CardClass => {
      const own = classes.find(({ id }) => id === card.class);
      if (!own) throw new Error(`There is no class "${card.class}".`);
      return own;
    },
  };
}

export const quarryAddress = (id: string): string => address(`quarriors/cards/${id}/`);
