import { WANTED, WILDS_KINDS, type WildsCard, type WildsKind } from './wilds.ts';

/** What is wrong with a Wilds, and the cards it is about. */
interface WildsProblem {
  rule: 'Q1.5' | 'Q2.1' | 'Q2.2';
  message: string;
  cards: readonly string[];
}

const NOUNS: Record<WildsKind, [one: string, more: string]> = {
  creature: ['creature', 'creatures'],
  spell: ['spell', 'spells'],
};

/** Everything that keeps these cards from being a Wilds; none for a legal one. */
export function checkWilds(
  chosen: readonly string[],
  cards: readonly WildsCard[],
  nameOf: (id: string) => string,
): WildsProblem[] {
  const known = new Map(cards.map((card) => [card.id, card]));
  const strangers = chosen.filter((id) => !known.has(id));
  const there = chosen.flatMap((id) => known.get(id) ?? []);
  return [
    ...strangers.map(
      (id): WildsProblem => ({
        rule: 'Q2.1',
        message: `“${nameOf(id)}” is no creature or spell card of your boxes. Take it out.`,
        cards: [id],
      }),
    ),
    ...sameClass(there, nameOf),
    ...WILDS_KINDS.flatMap((kind) => wrongNumber(there, kind)),
  ];
}

function sameClass(there: readonly WildsCard[], nameOf: (id: string) => string): WildsProblem[] {
  return [...Map.groupBy(there, (card) => card.class).values()].flatMap((same) => {
    if (same.length < 2) return [];
    const cards = same.map(({ id }) => id);
    const names = cards.map(nameOf).join(' and ');
    const message = `${names} are versions of one class. Keep one of them.`;
    return [{ rule: 'Q1.5', message, cards }];
  });
}

function wrongNumber(there: readonly WildsCard[], kind: WildsKind): WildsProblem[] {
  const cards = there.filter((card) => card.kind === kind);
  const classes = new Set(cards.map((card) => card.class)).size;
  const missing = WANTED[kind] - classes;
  if (missing === 0) return [];
  const [one, more] = NOUNS[kind];
  const by = Math.abs(missing);
  const verb = missing > 0 ? 'Add' : 'Take out';
  const message = `${classes} ${classes === 1 ? one : more} instead of ${WANTED[kind]}. ${verb} ${by} ${by === 1 ? one : more}.`;
  return [{ rule: 'Q2.1', message, cards: cards.map(({ id }) => id) }];
}

/** Why wishes cannot be dealt, before anything is turned over. */
export function checkWishes(
  { locked, excluded }: { locked: readonly string[]; excluded: readonly string[] },
  cards: readonly WildsCard[],
  nameOf: (id: string) => string,
): WildsProblem[] {
  const there = cards.filter(({ id }) => locked.includes(id));
  const strangers = [...locked, ...excluded].filter((id) => !cards.some((card) => card.id === id));
  const both = locked.filter((id) => excluded.includes(id));
  return [
    ...strangers.map(
      (id): WildsProblem => ({
        rule: 'Q2.1',
        message: `“${nameOf(id)}” is no creature or spell card.`,
        cards: [id],
      }),
    ),
    ...both.map(
      (id): WildsProblem => ({
        rule: 'Q2.2',
        message: `${nameOf(id)} is locked and excluded. Choose one.`,
        cards: [id],
      }),
    ),
    ...sameClass(there, nameOf),
    ...WILDS_KINDS.flatMap((kind) => tooFew(cards, { locked, excluded }, kind)),
  ];
}

function tooFew(
  cards: readonly WildsCard[],
  { locked, excluded }: { locked: readonly string[]; excluded: readonly string[] },
  kind: WildsKind,
): WildsProblem[] {
  const own = cards.filter((card) => card.kind === kind);
  const left = own.filter(({ id }) => locked.includes(id) || !excluded.includes(id));
  const classes = new Set(left.map((card) => card.class)).size;
  const lockedClasses = new Set(own.filter(({ id }) => locked.includes(id)).map((c) => c.class));
  const [one, more] = NOUNS[kind];
  if (lockedClasses.size > WANTED[kind]) {
    const message = `${lockedClasses.size} ${more} are locked, and the Wilds has room for ${WANTED[kind]}. Unlock some.`;
    return [{ rule: 'Q2.1', message, cards: locked.filter((id) => own.some((c) => c.id === id)) }];
  }
  if (classes >= WANTED[kind]) return [];
  const message = `Only ${classes} ${one} ${classes === 1 ? 'class is' : 'classes are'} left, and ${WANTED[kind]} are needed. Allow more ${more}.`;
  return [{ rule: 'Q2.1', message, cards: excluded.filter((id) => own.some((c) => c.id === id)) }];
}
