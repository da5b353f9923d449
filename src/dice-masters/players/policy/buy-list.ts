import type { Wanted } from '../../engine/choosers/reroll-towards.ts';
import { BUY, type Decision } from '../../engine/decisions/decision.ts';
import type { Game } from '../../engine/game.ts';
import type { Layout } from '../../engine/state/layout.ts';
import { ownTurn } from '../own-turn.ts';
import type { BuyRule, Policy } from '../policy.ts';

/** One card under one line of the list. */
interface Wish {
  card: number;
  from: number;
  until: number;
  atMost: number;
}

const ALWAYS = { from: 1, until: Number.POSITIVE_INFINITY };

/** The buy list of a policy for the cards on one table, dearest wish first. */
export class BuyList implements Wanted {
  readonly layout: Layout;
  private readonly seat: number;
  private readonly wishes: readonly Wish[];
  private readonly option: Int16Array;

  constructor({ layout, shops }: Game, seat: 0 | 1, { buy }: Policy) {
    this.layout = layout;
    this.seat = seat;
    this.option = new Int16Array(layout.cardCount);
    const shop = [...shops[seat]];
    this.wishes = buy.flatMap((rule) =>
      fitting(layout, shop, rule).map((card) => ({
        card,
        ...(rule.turns ?? ALWAYS),
        atMost: rule.atMost ?? Number.POSITIVE_INFINITY,
      })),
    );
  }

  /** The purchase on offer that is wanted most; -1 when none is wanted. */
  best({ count, verb, a }: Decision, game: Game): number {
    const { option, wishes } = this;
    let offers = 0;
    for (let place = 0; place < count; place++) {
      if (verb[place] !== BUY) continue;
      if (offers === 0) option.fill(-1);
      option[a[place] ?? 0] = place;
      offers++;
    }
    if (offers === 0) return -1;
    const turn = ownTurn(game, this.seat);
    for (const wish of wishes) {
      const place = option[wish.card] ?? -1;
      if (place >= 0 && holds(wish, game, turn)) return place;
    }
    return -1;
  }

  withinReach(game: Game, energy: number): number {
    const turn = ownTurn(game, this.seat);
    const { cost } = game.layout;
    for (const wish of this.wishes) {
      const { card } = wish;
      const isThere = game.table.supply[card] !== 0 && (cost[card] ?? 0) <= energy;
      if (isThere && holds(wish, game, turn)) return card;
    }
    return -1;
  }
}

/** Own dice of the card are those that left it. */
function holds({ card, from, until, atMost }: Wish, game: Game, turn: number): boolean {
  if (turn < from || turn > until) return false;
  return (game.layout.cardDice[card] ?? 0) - (game.table.supply[card] ?? 0) < atMost;
}

function fitting(layout: Layout, shop: readonly number[], rule: BuyRule): number[] {
  const sign = rule.prefer === 'cheapest' ? 1 : -1;
  return shop
    .filter((card) => fits(layout, card, rule))
    .sort((a, b) => sign * ((layout.cost[a] ?? 0) - (layout.cost[b] ?? 0)) || a - b);
}

function fits(layout: Layout, place: number, { what, cost }: BuyRule): boolean {
  const card = layout.card(place);
  const isMeant = what === 'any' || what === card.kind || what === card.id;
  return isMeant && card.cost >= (cost?.least ?? 0) && card.cost <= (cost?.most ?? card.cost);
}
