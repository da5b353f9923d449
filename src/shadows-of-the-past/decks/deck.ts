/** S2.5: six bars of four cards and Regroup. */
export const BARS = 6;
export const CARDS_PER_BAR = 4;
export const DECK = BARS * CARDS_PER_BAR + 1;
/** S2.6, SB12: the first hand, and what it is refilled to. */
export const HAND = 5;
/** S4.2 */
export const CARDS_PER_TURN = 2;
/** S3.1 */
export const TURNS_PER_ROUND = 4;

/** A bar of a battle: four cards of a villain in a color. */
export interface Bar {
  villain: string;
  color: string;
}

/** What is wrong with a deck, in words. */
export function checkDeck(bars: readonly Bar[]): string[] {
  const problems: string[] = [];
  if (bars.length !== BARS) {
    const cards = bars.length * CARDS_PER_BAR + 1;
    problems.push(
      `${bars.length} bars and Regroup make ${cards} cards; a deck has ${BARS} bars and ${DECK} cards (S2.5).`,
    );
  }
  const seen = new Set<string>();
  for (const { villain, color } of bars) {
    const key = `${villain} ${color}`.toLowerCase();
    if (seen.has(key))
      problems.push(`${villain} ${color} is there twice; there are four such cards in the box.`);
    seen.add(key);
  }
  return problems;
}
