import { type CardStore, fullTitle, type PackedCards } from '../../../dice-masters/cards/index.ts';
import { type Folded, howWell, prepare } from '../../../query/how-well.ts';
import { squeeze } from '../../../text/spelling.ts';
import type { NameOf } from './format-sentence.ts';
import type { WordSource } from './lines.ts';

/** Something that can be put on a list. */
export interface Choice {
  code: string;
  label: string;
  /** Tells it apart from others of the name: the set of a card. */
  about: string;
  folded: Folded;
}

/** Offers shown at a time. */
const MOST_OFFERS = 6;

/** Everything that a list may hold. */
export function choicesFrom(source: WordSource, packed: PackedCards, cards: CardStore): Choice[] {
  switch (source) {
    case 'sets':
      return cards.sets.map(({ code, name }) => choice(code, name, code.toUpperCase()));
    case 'names':
      return packed.names.map((name) => choice(name, name, ''));
    case 'keywords':
      return packed.keywords.map(([id, name]) => choice(id, name, ''));
    case 'affiliations':
      return packed.affiliations.map(([slug, name]) => choice(slug, name, ''));
    case 'cards':
      return Array.from(cards.all(), (card) =>
        choice(card.id, fullTitle(card), `${card.set.toUpperCase()} ${card.number}`),
      );
  }
}

/** The choices that fit what was typed, best first, without those already taken. */
export function offersFor(
  typed: string,
  choices: readonly Choice[],
  taken: readonly string[],
): Choice[] {
  const needle = squeeze(typed);
  if (needle === '') return [];
  const rank = (one: Choice) =>
    Math.max(howWell(one.folded, needle), one.about && squeeze(one.about) === needle ? 4 : 0);
  return choices
    .map((one) => ({ one, fits: rank(one) }))
    .filter(({ one, fits }) => fits > 0 && !taken.includes(one.code))
    .sort((a, b) => b.fits - a.fits || a.one.label.length - b.one.label.length)
    .slice(0, MOST_OFFERS)
    .map(({ one }) => one);
}

/** Names by code, for sentences and chips. */
export function namesIn(packed: PackedCards, cards: CardStore): NameOf {
  const tables: Partial<Record<WordSource, Map<string, string>>> = {
    sets: new Map(cards.sets.map(({ code, name }) => [code, name])),
    keywords: new Map(packed.keywords),
    affiliations: new Map(packed.affiliations),
  };
  return (source, code) => {
    const card = source === 'cards' ? cards.card(code) : undefined;
    return card ? fullTitle(card) : (tables[source]?.get(code) ?? code);
  };
}

function choice(code: string, label: string, about: string): Choice {
  return { code, label, about, folded: prepare(label) };
}
