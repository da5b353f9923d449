import {
  type CardFacts,
  type CardStore,
  cardPlaces,
  cardWords,
  fullTitle,
  openPacked,
  type PackedCards,
  type PackedWords,
} from '../../dice-masters/cards/index.ts';

/** A card with what its page tells, as far as the data of the search knows it. */
export interface DrawnCard {
  title: string;
  card: CardFacts;
  names: Pick<CardStore, 'keywords' | 'affiliations'>;
  /** What it does besides its keywords, line by line. */
  lines: string[];
  set: { code: string; name: string; count: number };
  /** Other cards of the same name. */
  versions: CardFacts[];
  previous: CardFacts | null;
  next: CardFacts | null;
}

/** Nothing for an id that no card has. Looks for others in columns alone, so that few cards are read. */
export function drawCard(id: string, packed: PackedCards, words: PackedWords): DrawnCard | null {
  const store = openPacked(packed);
  const place = cardPlaces(packed)(id);
  if (place === undefined) return null;
  const card = store.at(place);
  const set = store.sets.find(({ code }) => code === card.set);
  const beside = (at: number) => {
    const other = at >= 0 && at < store.count ? store.at(at) : null;
    return other?.set === card.set ? other : null;
  };
  const { name } = packed.columns;
  return {
    title: fullTitle(card),
    card,
    names: store,
    lines: cardWords(packed, words)(id).slice(card.keywords.length),
    set: { code: card.set, name: set?.name ?? '', count: set?.cardCount ?? 0 },
    versions: name.flatMap((one, at) => (one === name[place] && at !== place ? store.at(at) : [])),
    previous: beside(place - 1),
    next: beside(place + 1),
  };
}
