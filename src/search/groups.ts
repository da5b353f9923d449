import type { Found, Hit } from './find.ts';
import { KINDS, type Kind } from './record.ts';

/** A hit below this share of the best fit would only push better ones down; cards hold every word anyway. */
const WEAK = 0.4;

export interface Group {
  kind: Kind;
  hits: Hit[];
}

/** Hits by kind without the weak ones; the kind with the best hit comes first. */
export function groupHits(hits: Hit[]): Group[] {
  const best = Math.max(0, ...hits.map(({ fit }) => fit));
  const strong = hits.filter(
    ({ fit, score, place }) => place.kind === 'card' || score > fit || fit >= best * WEAK,
  );
  return [...Map.groupBy(strong, ({ place }) => place.kind)].map(([kind, members]) => ({
    kind,
    hits: members,
  }));
}

/** The best of what was found, with room kept for cards. */
export function chooseToRead(found: Found[], most: number, cards: number): Found[] {
  const isCard = ({ place }: Found) => place.kind === 'card';
  return [
    ...found.filter((one) => !isCard(one)).slice(0, most - cards),
    ...found.filter(isCard).slice(0, cards),
  ];
}

/** A choice of the reader; null is everything. */
export interface Choice {
  game: string | null;
  kind: Kind | null;
}

export function chosen(found: Found[], { game, kind }: Choice): Found[] {
  return found.filter(
    ({ place }) =>
      (game === null || place.shelf.game === game) && (kind === null || place.kind === kind),
  );
}

/** How many would be shown for each value of a facet while the other facet stays as chosen. */
export function countFacets(found: Found[], choice: Choice) {
  const ofKind = chosen(found, { game: null, kind: choice.kind });
  const ofGame = chosen(found, { game: choice.game, kind: null });
  const count = (list: Found[], value: (one: Found) => string) =>
    new Map([...Map.groupBy(list, value)].map(([key, members]) => [key, members.length]));
  return {
    game: count(ofKind, ({ place }) => place.shelf.game),
    kind: count(ofGame, ({ place }) => place.kind),
  };
}

export function parseChoice(asked: URLSearchParams): Choice {
  const kind = asked.get('kind');
  return {
    game: asked.get('game'),
    kind: KINDS.find((one) => one === kind) ?? null,
  };
}
