import { getCollection } from 'astro:content';
import { engineCard } from '../engine/engine-card.ts';
import type { ToldGame } from '../engine/replay/told-game.ts';
import type { Library } from '../engine/scenario/cards.ts';
import { EXAMPLE_TEXTS } from '../engine/scenario/example-texts.ts';
import { tellExample } from '../engine/scenario/tell.ts';
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
