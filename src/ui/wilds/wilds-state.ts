import { atom } from 'nanostores';
import type { Card, CardClass } from '../../quarriors/cards/index.ts';
import {
  checkWishes,
  dealt,
  dealWilds,
  type SharedWilds,
  type WildsCard,
} from '../../quarriors/wilds/index.ts';
import { newSeed } from '../luck/new-seed.ts';

/** What the page brings along of the box. */
export interface WildsBox {
  cards: (WildsCard & Pick<Card, 'name' | 'version' | 'cost' | 'glory' | 'dice' | 'effects'>)[];
  classes: Pick<CardClass, 'id' | 'name' | 'faces'>[];
}

const EMPTY: SharedWilds = { cards: [], locked: [], excluded: [], seed: '' };

export const $wilds = atom<SharedWilds>(EMPTY);
/** Why nothing could be dealt. */
export const $refused = atom<string[]>([]);

/** The name of a card, or its id where there is no such card. */
export function nameIn({ cards }: WildsBox): (id: string) => string {
  return (id) => cards.find((card) => card.id === id)?.name ?? id;
}

/** Deals anew around what is locked; without a seed by new luck. */
export function deal(box: WildsBox, seed = newSeed()): void {
  const { locked, excluded } = $wilds.get();
  const problems = checkWishes({ locked, excluded }, box.cards, nameIn(box));
  $refused.set(problems.map(({ message }) => message));
  if (problems.length > 0) return;
  $wilds.set({
    cards: dealt(dealWilds(box.cards, { locked, excluded }, seed)),
    locked,
    excluded,
    seed,
  });
}

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/** A change by hand, after which no seed tells how the Wilds came about. */
function change(changes: Partial<SharedWilds>): void {
  $refused.set([]);
  $wilds.set({ ...$wilds.get(), seed: '', ...changes });
}

export function toggleLock(id: string): void {
  const { locked, seed } = $wilds.get();
  change({ locked: locked.includes(id) ? without(locked, id) : [...locked, id], seed });
}

export function takeOut(id: string): void {
  const { cards, locked } = $wilds.get();
  change({ cards: without(cards, id), locked: without(locked, id) });
}

export function putIn(id: string): void {
  const { cards, excluded } = $wilds.get();
  change({ cards: [...cards, id], excluded: without(excluded, id) });
}

/** Another version of the same class takes its place. */
export function changeVersion(id: string, to: string): void {
  const { cards, locked, excluded } = $wilds.get();
  const swap = (ids: readonly string[]) => ids.map((other) => (other === id ? to : other));
  change({ cards: swap(cards), locked: swap(locked), excluded: without(excluded, to) });
}

/** Leaves cards in the box for this and every later deal, or lets them out again. */
export function setExcluded(ids: readonly string[], isOut: boolean): void {
  const { cards, locked, excluded, seed } = $wilds.get();
  const rest = excluded.filter((id) => !ids.includes(id));
  const stays = (id: string) => !isOut || !ids.includes(id);
  const isChanged = isOut && cards.some((id) => ids.includes(id));
  change({
    cards: cards.filter(stays),
    locked: locked.filter(stays),
    excluded: isOut ? [...rest, ...ids] : rest,
    seed: isChanged ? '' : seed,
  });
}
