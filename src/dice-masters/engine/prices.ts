import type { Context, Modifier } from './abilities/ability.ts';
import { amountOf, contextsAbout } from './abilities/ask.ts';
import type { Bound } from './abilities/hooks.ts';
import type { Game } from './game.ts';
import { NONE } from './state/table.ts';

/** What a seat pays for a die of a card now. The printed cost stays what it is. (R8.6, R8.9) */
export function purchaseCostOf(game: Game, card: number, seat: number): number {
  const printed = game.layout.cost[card] ?? 0;
  if (game.hooks.modifiers['purchase-cost'].length === 0) return printed;
  return atLeast(game, card, amountOf(game, 'purchase-cost', printed, card, seat));
}

/** The same for many cards, by card; each text is looked for a single time. Only these cards hold a price. */
export function pricesOf(game: Game, cards: Uint8Array, seat: number): Prices {
  return game.hooks.modifierCount === 0 ? game.layout.cost : lookedUp(game, cards, seat);
}

type Prices = Uint8Array | Int16Array;

function lookedUp(game: Game, cards: Uint8Array, seat: number): Prices {
  let isChanged = false;
  for (const text of game.hooks.modifiers['purchase-cost']) {
    const { scope } = text.hook;
    const shared = scope === 'self' ? null : contextsAbout(game, text.origin, scope, true, NONE);
    if (shared?.length === 0) continue;
    if (!isChanged) layOutPrinted(game, cards);
    isChanged = true;
    change(game, text, shared, cards, seat);
  }
  if (!isChanged) return game.layout.cost;
  const { prices } = game.scratch;
  for (const card of cards) prices[card] = atLeast(game, card, prices[card] ?? 0);
  return prices;
}

function layOutPrinted({ layout, scratch: { prices } }: Game, cards: Uint8Array): void {
  for (const card of cards) prices[card] = layout.cost[card] ?? 0;
}

/** One text on all cards; `shared` are those it works for, null when each card has its own. */
function change(
  game: Game,
  { hook, origin }: Bound<Modifier>,
  shared: readonly Context[] | null,
  cards: Uint8Array,
  seat: number,
): void {
  const { prices } = game.scratch;
  for (const card of cards) {
    for (const context of shared ?? contextsAbout(game, origin, hook.scope, true, card)) {
      prices[card] = (prices[card] ?? 0) + hook.by(context, card, seat, prices[card] ?? 0);
    }
  }
}

/** Reductions end at 1, unless the rules in use let them go on, and always at a unit of each of several types. (E06, E07) */
function atLeast({ layout, profile }: Game, card: number, reduced: number): number {
  const types = layout.typeCount[card] ?? 0;
  if (profile.minPurchaseCost === 'zero' && types < 2) return Math.max(0, reduced);
  const printed = layout.cost[card] ?? 0;
  return Math.max(reduced, Math.min(printed, Math.max(1, types)));
}
