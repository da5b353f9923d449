import { getCollection } from 'astro:content';
import type { Card, CardSet } from '../dice-masters/cards/index.ts';
import { UNCLEAR_PRINT, whyNot } from '../dice-masters/language/index.ts';
import { formatFromFile, noPlaceIn } from '../dice-masters/teams/index.ts';
import { cardData } from './card-data.ts';
import { siteCatalogue } from './catalogue.ts';
import { inFormatOrder } from './format-order.ts';

/** How many of some cards play. */
interface Share {
  count: number;
  playing: number;
}

interface Stopper {
  /** What stopped the lines. */
  by: string;
  lines: number;
  /** Some of the cards. */
  examples: Card[];
}

interface Coverage extends Share {
  bySet: (Share & { set: CardSet; unclear: Card[] })[];
  byFormat: (Share & { id: string; name: string })[];
  /** What stops most lines first. */
  stoppers: Stopper[];
  stoppedLines: number;
}

const EXAMPLES = 3;

/** Which cards play, by set and by format, and what stops the others. */
export async function coverage(): Promise<Coverage> {
  const { cards, sets, cardsOf } = await siteCatalogue();
  const stopped = cards.flatMap((card) => whyNot(card).map(({ by }) => ({ card, by })));
  const unclear = new Set(stopped.filter(({ by }) => by === UNCLEAR_PRINT).map(({ card }) => card));
  return {
    ...shareOf(cards),
    bySet: sets.map((set) => ({
      set,
      ...shareOf(cardsOf(set)),
      unclear: cardsOf(set).filter((card) => unclear.has(card)),
    })),
    byFormat: await byFormat(cards),
    stoppers: [...Map.groupBy(stopped, ({ by }) => by)]
      .map(([by, lines]) => ({
        by,
        lines: lines.length,
        examples: lines.slice(0, EXAMPLES).map(({ card }) => card),
      }))
      .sort((a, b) => b.lines - a.lines),
    stoppedLines: stopped.length,
  };
}

function shareOf(cards: readonly Card[]): Share {
  return {
    count: cards.length,
    playing: cards.filter(({ abilities }) => abilities !== null).length,
  };
}

/** Cards that a format allows. */
async function byFormat(cards: readonly Card[]): Promise<Coverage['byFormat']> {
  const { store } = await cardData();
  return inFormatOrder(await getCollection('formats')).map(({ id, data }) => {
    const format = formatFromFile(id, data);
    const legal = cards.filter((card) => {
      const facts = store.card(card.id);
      return facts && noPlaceIn(facts, format, store) === null;
    });
    return { id, name: format.name, ...shareOf(legal) };
  });
}
