import type { Chooser } from '../decisions/chooser.ts';
import {
  ACTIVATE,
  type Decision,
  type DecisionKind,
  FIELD_DIE,
  SPEND,
  USE,
} from '../decisions/decision.ts';
import { GENERIC, WILD } from '../faces.ts';
import type { Game } from '../game.ts';
import type { Layout } from '../state/layout.ts';
import { fieldingCostOf, rowOf } from '../stats.ts';
import { rerollTowards } from './reroll-towards.ts';
import { attackerOf, blockOf } from './sensible-combat.ts';
import { isBetterAlive, splitOf, targetOf } from './sensible-targets.ts';
import { valueOfTexts } from './sensible-texts.ts';
import { ShoppingList } from './shopping-list.ts';

/** Buys by a list, rerolls for it, fields, uses texts where they help, attacks and blocks for gain. */
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

  /** Early on free characters, then the best purchase, then the rest; later every character first; texts last. */
  private act(decision: Decision, game: Game): number {
    const fielded = cheapestFielding(decision, game, game.turn <= EARLY ? 0 : 9);
    if (fielded >= 0) return fielded;
    const wish = this.listFor(game.layout).best(decision, game);
    if (wish >= 0) return wish;
    const paid = cheapestFielding(decision, game, 9);
    return paid >= 0 ? paid : bestText(decision, game);
  }
}

/** Until this turn money goes into dice first. */
const EARLY = 8;

/** An action die, else the text that gives most for its energy; else passing. */
function bestText({ count, verb, a, seat }: Decision, game: Game): number {
  let best = 0;
  let most = 0;
  for (let option = 0; option < count; option++) {
    if (verb[option] === USE) return option;
    if (verb[option] !== ACTIVATE) continue;
    const value = textValue(game, a[option] ?? 0, seat);
    if (value <= most) continue;
    most = value;
    best = option;
  }
  return best;
}

/** What using a text now is worth beyond its energy, which is lost unused. */
function textValue(game: Game, place: number, seat: number): number {
  const offer = game.hooks.activated[place];
  const { says, cost, oncePerTurn } = offer?.hook ?? {};
  if (!says || !cost) return 0;
  // What costs nothing and works again and again would never end.
  if (cost.energy === 0 && !oncePerTurn) return 0;
  return valueOfTexts(says, game, seat) - ENERGY * cost.energy - LIFE * (cost.life ?? 0);
}

const ENERGY = 0.2;
const LIFE = 0.6;

/** Yes, unless the text would do its player more harm than good. */
function mayOf(decision: Decision, game: Game): number {
  const { about, seat } = decision;
  if (about === null) return last(decision);
  const effects = about.do === 'may' ? about.effects : [about];
  return valueOfTexts(effects, game, seat) > 0 ? last(decision) : 0;
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

function infiltrate({ count, verb, b }: Decision, game: Game): number {
  for (let option = 0; option < count; option++) {
    if (verb[option] === ACTIVATE && isBetterAlive(game, b[option] ?? 0)) return option;
  }
  return 0;
}

type Rare = Exclude<DecisionKind, 'reroll' | 'main' | 'pay' | 'attackers' | 'blockers'>;

const ANSWERS: Record<Rare, (decision: Decision, game: Game) => number> = {
  window: bestText,
  'keyword-window': infiltrate,
  'split-damage': splitOf,
  target: targetOf,
  may: mayOf,
  order: () => 0,
  name: () => 0,
  amount: last,
  reaction: last,
  'choose-die': targetOf,
  'drawn-die': () => 0,
  'rolled-face': () => 0,
  face: () => 0,
};
