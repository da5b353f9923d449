import type { Card } from '../cards/card.ts';
import type { CardClass } from '../cards/card-class.ts';

/** What may lie in the Wilds besides the three basic cards, and how many of each. (Q2.1) */
export const WANTED = { creature: 7, spell: 3 } as const;
export type WildsKind = keyof typeof WANTED;
export const WILDS_KINDS = Object.keys(WANTED) as WildsKind[];

/** A card as far as dealing goes. */
export interface WildsCard {
  id: string;
  class: string;
  kind: WildsKind;
  /** The box it came in. */
  set: string;
}

/** Cards that may lie in the Wilds, in the order of the content. */
export function wildsCards(
  cards: readonly Pick<Card, 'id' | 'class' | 'set'>[],
  classes: readonly Pick<CardClass, 'id' | 'kind'>[],
): WildsCard[] {
  const kinds = new Map(classes.map(({ id, kind }) => [id, kind]));
  return cards.flatMap(({ id, class: own, set }) => {
    const kind = kinds.get(own);
    return kind === 'creature' || kind === 'spell' ? [{ id, class: own, kind, set }] : [];
  });
}

/** How many different Wilds the cards can make. (Q2.1, Q1.5) */
export function countWilds(cards: readonly WildsCard[]): bigint {
  return WILDS_KINDS.reduce((all, kind) => all * countKind(cards, kind), 1n);
}

/** Each choice of classes, times the versions of each. */
function countKind(cards: readonly WildsCard[], kind: WildsKind): bigint {
  const versions = Map.groupBy(
    cards.filter((card) => card.kind === kind),
    (card) => card.class,
  );
  const ways: bigint[] = [1n];
  for (const { length } of versions.values()) {
    for (let chosen = ways.length; chosen > 0; chosen--) {
      ways[chosen] = (ways[chosen] ?? 0n) + (ways[chosen - 1] ?? 0n) * BigInt(length);
    }
  }
  return ways[WANTED[kind]] ?? 0n;
}
