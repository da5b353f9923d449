import { ENERGY_TYPES } from '../../cards/energy.ts';
import type { DiceFilter } from '../../language/dice.ts';
import { BASIC_KIND, type Layout } from '../state/layout.ts';
import { isCharacterCard } from '../state/table.ts';

type CardFits = (layout: Layout, card: number) => boolean;
export type CardKey =
  | 'affiliation'
  | 'named'
  | 'nameHas'
  | 'alignment'
  | 'creature'
  | 'hasGlobal'
  | 'energy'
  | 'cost'
  | 'is';

/** What the card of a die decides, one test for each word of the filter. */
const TESTS: { [K in CardKey]-?: (value: NonNullable<DiceFilter[K]>) => CardFits } = {
  affiliation: (slug) => (layout, card) => layout.card(card).affiliations.includes(slug),
  // Exactly that name. (B16)
  named: (name) => (layout, card) => layout.card(card).name.toLowerCase() === name.toLowerCase(),
  nameHas: (part) => {
    const wanted = part.toLowerCase();
    return (layout, card) => layout.card(card).name.toLowerCase().includes(wanted);
  },
  alignment: (alignment) => (layout, card) => layout.card(card).alignment === alignment,
  creature: (creature) =>
    creature === 'adventurer'
      ? isAdventurer
      : (layout, card) => layout.card(card).subtitle.toLowerCase().split(' ').includes(creature),
  hasGlobal: () => (layout, card) =>
    layout
      .card(card)
      .abilities.some(({ activated }) => activated?.some(({ from }) => from === 'global')),
  energy: (type) => {
    const bit = 1 << ENERGY_TYPES.indexOf(type);
    return (layout, card) => ((layout.typeMask[card] ?? 0) & bit) > 0;
  },
  // The printed cost. (R8.9)
  cost:
    ({ least = 0, most = Number.POSITIVE_INFINITY }) =>
    (layout, card) => {
      const cost = layout.cost[card] ?? 0;
      return cost >= least && cost <= most;
    },
  is: (is) => {
    if (is === 'basic-action') return (layout, card) => layout.cardKind[card] === BASIC_KIND;
    return is === 'action' ? not(isCharacterCard) : isCharacterCard;
  },
};

/** Characters with Experience, unless their text says that they are none. */
function isAdventurer(layout: Layout, card: number): boolean {
  const { keywords, abilities } = layout.card(card);
  return keywords.includes('experience') && !abilities.some(({ noAdventurer }) => noAdventurer);
}

function not(test: CardFits): CardFits {
  return (layout, card) => !test(layout, card);
}

/** Whether the card alone decides; who counts as a Sidekick or a character, the die does. (E29, R1.11) */
export function isOfCard({ any = [], not: none = [], ...words }: DiceFilter): boolean {
  return (
    words.is !== 'sidekick' &&
    words.is !== 'character' &&
    Object.keys(words).every((key) => key in TESTS) &&
    [...any, ...none].every(isOfCard)
  );
}

function testsOf(filter: DiceFilter): CardFits[] {
  const tests: CardFits[] = [];
  for (const [key, build] of Object.entries(TESTS)) {
    const value = filter[key as CardKey];
    if (value !== undefined) tests.push((build as (value: unknown) => CardFits)(value));
  }
  const { any = [], not: none = [] } = filter;
  if (any.length > 0 && any.every(isOfCard)) {
    const branches = any.map((one) => every(testsOf(one)));
    tests.push((layout, card) => branches.some((fits) => fits(layout, card)));
  }
  for (const one of none) if (isOfCard(one)) tests.push(not(every(testsOf(one))));
  return tests;
}

function every(tests: readonly CardFits[]): CardFits {
  return (layout, card) => tests.every((test) => test(layout, card));
}

/** What the card decides, worked out once for each game; null where it decides nothing. */
export function kindOf(filter: DiceFilter): CardFits | null {
  const tests = testsOf(filter);
  if (tests.length === 0) return null;
  const fits = every(tests);
  let of: Layout | null = null;
  let fitting = new Uint8Array(0);
  return (layout, card) => {
    if (of !== layout) {
      of = layout;
      fitting = Uint8Array.from(layout.cards, (_, one) => (fits(layout, one) ? 1 : 0));
    }
    return fitting[card] === 1;
  };
}
