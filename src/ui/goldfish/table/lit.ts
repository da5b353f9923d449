import { areAlike } from '../../../engine/decisions/alike.ts';
import {
  ACTIVATE,
  AMOUNT,
  ATTACK_WITH,
  BLOCK_WITH,
  BUY,
  FIELD_DIE,
  PICK_CARD,
  PICK_DIE,
  PICK_FACE,
  REROLL,
  RESOLVE,
  SPEND,
  USE,
} from '../../../engine/decisions/decision.ts';
import type { Game } from '../../../engine/game.ts';

/** Which options a die or a card on the table stands for. */
export interface Lit {
  dice: ReadonlyMap<number, number[]>;
  /** By place in the layout. */
  cards: ReadonlyMap<number, number[]>;
}

export const NOTHING_LIT: Lit = { dice: new Map(), cards: new Map() };

const NAMES_DIE_A = new Set([FIELD_DIE, USE, REROLL, SPEND, ATTACK_WITH, BLOCK_WITH, PICK_DIE]);
const NAMES_DIE_B = new Set([ACTIVATE, BLOCK_WITH, AMOUNT, PICK_FACE]);
const NAMES_CARD = new Set([BUY, PICK_CARD]);

/** Reads the open decision; equal dice stand for the one that the engine names. */
export function litBy(game: Game): Lit {
  const dice = new Map<number, number[]>();
  const cards = new Map<number, number[]>();
  for (let option = 0; option < game.decision.count; option++) {
    for (const die of diceOf(game, option)) add(dice, die, option);
    const card = cardOf(game, option);
    if (card >= 0) add(cards, card, option);
  }
  spread(game, dice);
  return { dice, cards };
}

function add(map: Map<number, number[]>, key: number, option: number): void {
  const known = map.get(key);
  if (known) known.push(option);
  else map.set(key, [option]);
}

function diceOf(game: Game, option: number): number[] {
  const { decision } = game;
  const verb = decision.verb[option] ?? 0;
  const a = decision.a[option] ?? -1;
  const b = decision.b[option] ?? -1;
  if (verb === RESOLVE) return [game.candidates[a]?.die ?? -1].filter((die) => die >= 0);
  const named: number[] = [];
  if (NAMES_DIE_A.has(verb)) named.push(a);
  if (NAMES_DIE_B.has(verb) && b >= 0) named.push(b);
  return named;
}

function cardOf({ decision, hooks }: Game, option: number): number {
  const verb = decision.verb[option] ?? 0;
  const a = decision.a[option] ?? -1;
  if (NAMES_CARD.has(verb)) return a;
  if (verb !== ACTIVATE || (decision.b[option] ?? -1) >= 0) return -1;
  return hooks.activated[a]?.origin.card ?? -1;
}

/** Dice equal to a named one are lit with it; dice already taken are not. */
function spread(game: Game, dice: Map<number, number[]>): void {
  const named = [...dice];
  for (let die = 0; die < game.layout.diceCount; die++) {
    if (dice.has(die) || game.mark[die] !== 0) continue;
    const like = named.find(([other]) => areAlike(game, other, die));
    if (like) dice.set(die, like[1]);
  }
}
