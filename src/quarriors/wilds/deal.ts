import { Streams, seedOf } from '../../tabletop/luck/streams.ts';
import { WANTED, WILDS_KINDS, type WildsCard, type WildsKind } from './wilds.ts';

interface Wishes {
  /** Cards that lie there before anything is turned over. */
  locked: readonly string[];
  /** Cards that stay in the box. */
  excluded: readonly string[];
}

/** A card that was turned over, and whether it stayed. */
interface Turned {
  card: WildsCard;
  stays: boolean;
}

/** Q2.2: shuffle, turn over, put back what is of a class already there; creatures, then spells. */
export function dealWilds(
  cards: readonly WildsCard[],
  { locked, excluded }: Wishes,
  seed: string,
): Turned[] {
  const streams = new Streams();
  streams.restart(seedOf(seed), 0);
  const isOut = new Set(excluded);
  const isLocked = new Set(locked);
  return WILDS_KINDS.flatMap((kind) => {
    const own = cards.filter((card) => card.kind === kind);
    const first = own.filter(({ id }) => isLocked.has(id));
    const pile = own.filter(({ id }) => !isLocked.has(id) && !isOut.has(id));
    return turnOver(
      first,
      shuffle(pile, (count) => streams.bag.below(count)),
      kind,
    );
  });
}

/** Turns cards over until there are enough; what lies there first stays. */
export function turnOver(
  first: readonly WildsCard[],
  pile: readonly WildsCard[],
  kind: WildsKind,
): Turned[] {
  const turned: Turned[] = first.map((card) => ({ card, stays: true }));
  const there = new Set(first.map((card) => card.class));
  for (const card of pile) {
    if (there.size >= WANTED[kind]) break;
    turned.push({ card, stays: !there.has(card.class) });
    there.add(card.class);
  }
  return turned;
}

function shuffle<T>(items: readonly T[], below: (count: number) => number): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(below(rest.length), 1));
}

/** The cards that stayed. */
export function dealt(turned: readonly Turned[]): string[] {
  return turned.filter(({ stays }) => stays).map(({ card }) => card.id);
}
