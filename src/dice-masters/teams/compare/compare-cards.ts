import type { TeamCard } from '../team.ts';
import { keptOrder } from './order.ts';

export interface Change<T> {
  before: T;
  after: T;
}

/** One card of either team. */
export interface CardChange {
  card: string;
  kind: 'added' | 'removed' | 'kept';
  /** 0 where the card is missing. */
  dice: Change<number>;
  /** From 1 in the player's order, where the card changed its place among those that stayed; else null. */
  moved: Change<number> | null;
  /** Null where the note is the same. */
  note: Change<string> | null;
}

interface Placed extends TeamCard {
  place: number;
}

/** Card by card, in the later order; what went stands at the end. A card that stands twice is compared twice. */
export function compareCards(
  before: readonly TeamCard[],
  after: readonly TeamCard[],
): CardChange[] {
  const waiting = new Map<string, Placed[]>();
  for (const [index, one] of before.entries()) {
    const same = waiting.get(one.card) ?? [];
    waiting.set(one.card, [...same, { ...one, place: index + 1 }]);
  }
  const pairs = after.map((now, index) => ({
    now: { ...now, place: index + 1 },
    old: waiting.get(now.card)?.shift(),
  }));
  const kept = pairs.flatMap(({ old }) => old ?? []);
  const inOrder = keptOrder(kept.map(({ place }) => place));
  const stayed = new Set(kept.filter((_, index) => inOrder.has(index)));
  return [
    ...pairs.map(({ now, old }) => (old ? keptCard(old, now, stayed.has(old)) : added(now))),
    ...[...waiting.values()].flat().map(removed),
  ];
}

function keptCard(old: Placed, now: Placed, isInOrder: boolean): CardChange {
  return {
    card: now.card,
    kind: 'kept',
    dice: { before: old.dice, after: now.dice },
    moved: isInOrder ? null : { before: old.place, after: now.place },
    note: changed(old.note, now.note),
  };
}

function added({ card, dice, note }: Placed): CardChange {
  return {
    card,
    kind: 'added',
    dice: { before: 0, after: dice },
    moved: null,
    note: changed('', note),
  };
}

function removed({ card, dice, note }: Placed): CardChange {
  return {
    card,
    kind: 'removed',
    dice: { before: dice, after: 0 },
    moved: null,
    note: changed(note, ''),
  };
}

/** Both values where they differ, else null. */
export function changed<T>(before: T, after: T): Change<T> | null {
  return before === after ? null : { before, after };
}

/** Nothing about the card changed. */
export function isUnchanged({ kind, dice, moved, note }: CardChange): boolean {
  return kind === 'kept' && dice.before === dice.after && moved === null && note === null;
}
