import { CARDS_PER_TURN } from './deck.ts';

/** S4.1: with so many cards active at the start of a turn, the two oldest go. */
export const FULL_LINE = 4;

/** The line at the start of a villain turn: what leaves it, oldest first, and what stays. (S4.1) */
export function startOfTurn<Card>(line: readonly Card[]): { left: Card[]; line: Card[] } {
  const leaving = line.length >= FULL_LINE ? CARDS_PER_TURN : 0;
  return { left: line.slice(0, leaving), line: line.slice(leaving) };
}

/** S4.7: cards active at the start of the nth turn, after the oldest are gone, and at its end. */
export function activeInTurn(turn: number): { before: number; cleared: number; after: number } {
  const before = Math.min(FULL_LINE, CARDS_PER_TURN * (turn - 1));
  const cleared = before === FULL_LINE ? FULL_LINE - CARDS_PER_TURN : before;
  return { before, cleared, after: cleared + CARDS_PER_TURN };
}
