import { type Fraction, fraction, ONE, plus, times, ZERO } from '../../tabletop/fraction.ts';
import { CARDS_PER_TURN, DECK } from './deck.ts';

/** Ways to choose so many of so many. */
function choose(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n;
  let ways = 1n;
  for (let at = 0; at < count; at++) ways = (ways * BigInt(from - at)) / BigInt(at + 1);
  return ways;
}

/** The chance of exactly so many wanted cards among those drawn. */
function drawn(of: { cards: number; wanted: number; draw: number }, hits: number): Fraction {
  const all = choose(of.cards, of.draw);
  if (all === 0n) return hits === 0 ? ONE : ZERO;
  return fraction(choose(of.wanted, hits) * choose(of.cards - of.wanted, of.draw - hits), all);
}

/** Cards drawn from the deck before the villain's nth turn: the hand, and two for each turn before. */
function cardsSeen(hand: number, turn: number): number {
  return Math.min(DECK, hand + CARDS_PER_TURN * (turn - 1));
}

/**
 * The chance that at least so many of some wanted cards have come to the hand before the villain's
 * nth turn. The first hand never holds Regroup (S2.6), so it comes from 24 cards, the rest from 25.
 */
export function chanceSeen(
  wanted: number,
  atLeast: number,
  { hand, turn }: { hand: number; turn: number },
): Fraction {
  const later = cardsSeen(hand, turn) - hand;
  let chance = ZERO;
  for (let first = 0; first <= Math.min(wanted, hand); first++) {
    const start = drawn({ cards: DECK - 1, wanted, draw: hand }, first);
    for (let then = 0; then <= Math.min(wanted - first, later); then++) {
      if (first + then < atLeast) continue;
      const more = drawn({ cards: DECK - hand, wanted: wanted - first, draw: later }, then);
      chance = plus(chance, times(start, more));
    }
  }
  return chance;
}

/** The chance that Regroup has come before the villain's nth turn. (S2.6) */
export function chanceOfRegroup(hand: number, turn: number): Fraction {
  return fraction(BigInt(cardsSeen(hand, turn) - hand), BigInt(DECK - hand));
}

/** The villain's turn at whose end the deck cannot fill the hand any more. (SB3) */
export function lastFullTurn(hand: number): number {
  return Math.floor((DECK - hand) / CARDS_PER_TURN);
}
