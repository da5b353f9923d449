import type { Chooser } from '../decisions/chooser.ts';
import {
  ACTIVATE,
  type Decision,
  type DecisionKind,
  FIELD_DIE,
  PICK_DIE,
  PICK_PLAYER,
  SPEND,
  USE,
} from '../decisions/decision.ts';
import { GENERIC, WILD } from '../faces.ts';
import type { Game } from '../game.ts';
import type { Layout } from '../state/layout.ts';
import { attackOf, defenseOf, fieldingCostOf, rowOf } from '../stats.ts';
import { rerollTowards } from './reroll-towards.ts';
import { attackerOf, blockOf } from './sensible-combat.ts';
import { ShoppingList } from './shopping-list.ts';

/** Buys by a list, rerolls for it, fields, attacks when it pays: good enough to watch. */
export class SensiblePlayer implements Chooser {
  private readonly wishes: readonly string[];
  private list: ShoppingList | null = null;

  /** Card ids, dearest wish first; what is not named comes after, by cost. */
  constructor(wishes: readonly string[] = []) {
    this.wishes = wishes;
  }

  choose(decision: Decision, game: Game): number {
    switch (decision.kind) {
      case 'reroll':
        return rerollTowards(this.listFor(game.layout), decision, game);
      case 'main':
        return this.act(decision, game);
      case 'pay':
        return cheapest(decision, game);
      case 'attackers':
        return attackerOf(decision, game);
      case 'blockers':
        return blockOf(decision, game);
      default:
        return ANSWERS[decision.kind](decision, game);
    }
  }

  private listFor(layout: Layout): ShoppingList {
    if (this.list?.layout !== layout) this.list = new ShoppingList(layout, this.wishes);
    return this.list;
  }

  /** Early on free characters, then the best purchase, then the rest; later every character first. */
  private act(decision: Decision, game: Game): number {
    const fielded = cheapestFielding(decision, game, game.turn <= EARLY ? 0 : 9);
    if (fielded >= 0) return fielded;
    const wish = this.listFor(game.layout).best(decision);
    if (wish >= 0) return wish;
    const paid = cheapestFielding(decision, game, 9);
    return paid >= 0 ? paid : firstOf(decision, USE);
  }
}

/** Until this turn money goes into dice first. */
const EARLY = 8;

/** The first option of a kind; else passing. */
function firstOf({ count, verb }: Decision, wanted: number): number {
  for (let option = 0; option < count; option++) if (verb[option] === wanted) return option;
  return 0;
}

function last({ count }: Decision): number {
  return count - 1;
}

function cheapestFielding({ count, verb, a }: Decision, game: Game, most: number): number {
  for (let option = 0; option < count; option++) {
    if (verb[option] === FIELD_DIE && fieldingCostOf(game, a[option] ?? 0) <= most) return option;
  }
  return -1;
}

/** Generic energy first, wild last, halves only when nothing else fits. */
function cheapest(decision: Decision, game: Game): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let option = 0; option < decision.count; option++) {
    const price = priceOf(decision, game, option);
    if (price >= least) continue;
    least = price;
    best = option;
  }
  return best;
}

function priceOf({ verb, a, b }: Decision, game: Game, option: number): number {
  if (verb[option] !== SPEND) return 0;
  const row = rowOf(game, a[option] ?? 0);
  const unit = game.layout.faces.firstUnit[row];
  const isHalf = b[option] !== 3;
  const kind = unit === GENERIC ? 1 : unit === WILD ? 3 : 2;
  return isHalf ? kind + 10 : kind;
}

/** A die with little attack is worth more alive. */
function infiltrate({ count, verb, b }: Decision, game: Game): number {
  for (let option = 0; option < count; option++) {
    if (verb[option] === ACTIVATE && attackOf(game, b[option] ?? 0) <= 1) return option;
  }
  return 0;
}

function justEnough({ count, b }: Decision, game: Game): number {
  const die = b[0] ?? 0;
  const needed = defenseOf(game, die) - (game.table.damage[die] ?? 0);
  return Math.min(count - 1, Math.max(0, needed));
}

/** The dearest opposing die, else the opponent, else whatever is there. */
function bestTarget(decision: Decision, game: Game): number {
  let best = decision.count - 1;
  let most = -1;
  for (let option = 0; option < decision.count; option++) {
    const worth = worthOf(decision, game, option);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

/** Own dice and staying out of it are worth nothing. */
function worthOf({ verb, a, seat }: Decision, game: Game, option: number): number {
  const subject = a[option] ?? 0;
  if (verb[option] === PICK_PLAYER) return subject === seat ? -1 : 0;
  if (verb[option] !== PICK_DIE || game.table.side[subject] === seat) return -1;
  return (game.layout.cost[game.layout.cardOf[subject] ?? 0] ?? 0) + 1;
}

type Rare = Exclude<DecisionKind, 'reroll' | 'main' | 'pay' | 'attackers' | 'blockers'>;

const ANSWERS: Record<Rare, (decision: Decision, game: Game) => number> = {
  window: (decision) => firstOf(decision, USE),
  'keyword-window': infiltrate,
  'split-damage': justEnough,
  target: bestTarget,
  may: last,
  order: () => 0,
  name: () => 0,
  amount: last,
  reaction: last,
  'choose-die': last,
  'drawn-die': () => 0,
  'rolled-face': () => 0,
  face: () => 0,
};
