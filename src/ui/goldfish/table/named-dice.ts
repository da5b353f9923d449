import {
  ACTIVATE,
  AMOUNT,
  ATTACK_WITH,
  BLOCK_WITH,
  BUY,
  FIELD_DIE,
  type Game,
  PICK_CARD,
  PICK_DIE,
  PICK_FACE,
  REROLL,
  RESOLVE,
  SPEND,
  USE,
} from '../../../dice-masters/engine/index.ts';

const NAMES_DIE_A = new Set([FIELD_DIE, USE, REROLL, SPEND, ATTACK_WITH, BLOCK_WITH, PICK_DIE]);
const NAMES_DIE_B = new Set([ACTIVATE, BLOCK_WITH, AMOUNT, PICK_FACE]);
const NAMES_CARD = new Set([BUY, PICK_CARD]);

/** The dice that an option names. */
export function diceNamed(game: Game, option: number): number[] {
  const { decision } = game;
  const verb = decision.verb[option] ?? 0;
  const a = decision.a[option] ?? -1;
  const b = decision.b[option] ?? -1;
  if (verb === RESOLVE) return [game.scratch.candidates[a]?.die ?? -1].filter((die) => die >= 0);
  const named: number[] = [];
  if (NAMES_DIE_A.has(verb)) named.push(a);
  if (NAMES_DIE_B.has(verb) && b >= 0) named.push(b);
  return named;
}

/** The card that an option names, by its place in the layout; -1 for none. */
export function cardNamed({ decision, hooks }: Game, option: number): number {
  const verb = decision.verb[option] ?? 0;
  const a = decision.a[option] ?? -1;
  if (NAMES_CARD.has(verb)) return a;
  if (verb !== ACTIVATE || (decision.b[option] ?? -1) >= 0) return -1;
  return hooks.activated[a]?.origin.card ?? -1;
}
