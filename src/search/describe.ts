import { cardHit } from './card-hit.ts';
import type { Hit } from './find.ts';
import type { Query } from './query.ts';
import { type Kind, pathOf } from './record.ts';

export const KIND_NAMES: Record<Kind, string> = {
  keyword: 'Keywords',
  rule: 'Rules',
  ruling: 'Rulings',
  example: 'Examples',
  card: 'Cards',
};

export const GAME_NAMES: Record<string, string> = {
  'dice-masters': 'Dice Masters',
  quarriors: 'Quarriors!',
  'shadows-of-the-past': 'Shadows of the Past',
};

/** A hit in words, ready to be shown. */
export interface Description {
  /** Address below the site's own. */
  path: string;
  /** Rule id or card number; empty where there is none. */
  code: string;
  title: string;
  text: string;
  /** Its kind in one word. */
  kind: string;
  /** Game and page it belongs to. */
  under: string;
}

export function describeHit({ place, record }: Hit, query: Query): Description {
  const game = GAME_NAMES[place.shelf.game] ?? place.shelf.game;
  const kind = KIND_NAMES[place.kind].replace(/s$/, '');
  if (place.shelf.holds === 'cards') return { ...cardHit(record, query), kind, under: '' };
  return {
    kind,
    path: pathOf(place),
    code: /^[A-Z]/.test(place.ref) ? place.ref : '',
    title: record.title,
    text: record.text,
    under: place.kind === 'keyword' ? '' : [game, record.under].filter(Boolean).join(' · '),
  };
}
