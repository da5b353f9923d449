import { BUY, type Decision } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import type { Layout } from '../state/layout.ts';
import type { Wanted } from './reroll-towards.ts';

/** The order in which a player wants cards. */
export class ShoppingList implements Wanted {
  readonly layout: Layout;
  /** Small for what is wanted most. */
  readonly rank: Int16Array;

  constructor(layout: Layout, wishes: readonly string[]) {
    this.layout = layout;
    const wanted = layout.cards.map((_, card) => card);
    const place = (card: number): number => {
      const wish = wishes.indexOf(layout.card(card).id);
      return wish < 0 ? wishes.length : wish;
    };
    wanted.sort(
      (a, b) => place(a) - place(b) || (layout.cost[b] ?? 0) - (layout.cost[a] ?? 0) || a - b,
    );
    this.rank = new Int16Array(layout.cardCount);
    for (const [order, card] of wanted.entries()) this.rank[card] = order;
  }

  withinReach({ table, layout, shops, active }: Game, energy: number): number {
    const { supply } = table;
    const { cost } = layout;
    const { rank } = this;
    const shop = shops[active];
    const cards = shop.length;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let place = 0; place < cards; place++) {
      const card = shop[place] ?? 0;
      // The shop goes from cheap to dear.
      if ((cost[card] ?? 0) > energy) break;
      if (supply[card] === 0 || (rank[card] ?? 0) >= least) continue;
      least = rank[card] ?? 0;
      best = card;
    }
    return best;
  }

  /** The purchase wanted most; -1 when none is offered. */
  best({ count, verb, a }: Decision): number {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let option = 0; option < count; option++) {
      if (verb[option] !== BUY) continue;
      const rank = this.rank[a[option] ?? 0] ?? 0;
      if (rank >= least) continue;
      least = rank;
      best = option;
    }
    return best;
  }
}
