import { BUY, type Decision } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import type { Layout } from '../state/layout.ts';
import { CARD } from '../state/zones.ts';
import type { Wanted } from './reroll-towards.ts';

/** The order in which a player wants cards. */
export class ShoppingList implements Wanted {
  readonly layout: Layout;
  /** Small for what is wanted most. */
  readonly rank: Int16Array;
  private readonly isNamed: readonly boolean[];
  private readonly isBasic: readonly boolean[];

  constructor(layout: Layout, wishes: readonly string[]) {
    this.layout = layout;
    const wanted = layout.cards.map((_, card) => card);
    const isBasic = (card: number) => layout.card(card).kind === 'basic-action';
    this.isNamed = layout.cards.map((_, card) => wishes.includes(layout.card(card).id));
    this.isBasic = layout.cards.map((_, card) => isBasic(card));
    const place = (card: number): number => {
      const wish = wishes.indexOf(layout.card(card).id);
      return wish < 0 ? wishes.length : wish;
    };
    wanted.sort(
      (a, b) =>
        place(a) - place(b) ||
        Number(isBasic(a)) - Number(isBasic(b)) ||
        (layout.cost[b] ?? 0) - (layout.cost[a] ?? 0) ||
        a - b,
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
  best({ count, verb, a, seat }: Decision, game: Game): number {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let option = 0; option < count; option++) {
      if (verb[option] !== BUY) continue;
      const card = a[option] ?? 0;
      const rank = this.rank[card] ?? 0;
      if (rank >= least || this.hasEnough(card, game, seat)) continue;
      least = rank;
      best = option;
    }
    return best;
  }

  /** Basic Actions win no game by themselves: a few are enough, unless they are wished for. */
  private hasEnough(card: number, { layout, table }: Game, seat: number): boolean {
    if (!this.isBasic[card] || this.isNamed[card]) return false;
    let owned = 0;
    for (let die = 0; die < layout.diceCount; die++) {
      if (table.zone[die] === CARD || table.owner[die] !== seat) continue;
      if (this.isBasic[layout.cardOf[die] ?? 0]) owned++;
    }
    return owned >= MOST_BASIC_ACTIONS;
  }
}

const MOST_BASIC_ACTIONS = 2;
