import { getCollection } from 'astro:content';
import {
  EXAMPLE_TEXTS,
  engineCard,
  type Library,
  type ToldGame,
  tellExample,
} from '../dice-masters/engine/index.ts';
import { siteCatalogue } from './catalogue.ts';

/** The sample games of the books, by book, ready to be shown on the table. */
export async function toldGames(): Promise<Map<string, ToldGame>> {
  const { cardById, facesOf } = await siteCatalogue();
  const library: Library = {
    card(id) {
      const card = cardById.get(id);
      const ready = card && engineCard({ ...card, faces: facesOf(card) }, []);
      return ready ? { card: ready, dice: card.maxDice ?? 0 } : undefined;
    },
    ability: (name) => EXAMPLE_TEXTS[name],
  };
  const examples = await getCollection('examples');
  return new Map(examples.map(({ id, data }) => [id, tellExample(data, library)]));
}
