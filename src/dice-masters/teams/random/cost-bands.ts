import type { CardFacts } from '../../cards/card-facts.ts';

/** Early, middle and late purchases. */
const BANDS = ['early', 'middle', 'late'] as const;
export type CostBand = (typeof BANDS)[number];

const SHARES: Record<CostBand, number> = { early: 3 / 8, middle: 3 / 8, late: 2 / 8 };

export function bandOf({ cost }: Pick<CardFacts, 'cost'>): CostBand {
  if (cost <= 3) return 'early';
  return cost <= 5 ? 'middle' : 'late';
}

/** The bands that a team of so many cards still wants, cheap ones first. */
export function openBands(cards: number, have: readonly CardFacts[]): CostBand[] {
  const wanted = BANDS.flatMap((band) => {
    const there = have.filter((card) => bandOf(card) === band).length;
    const missing = Math.max(0, Math.round(cards * SHARES[band]) - there);
    return Array.from({ length: missing }, () => band);
  });
  const room = Math.max(0, cards - have.length);
  return Array.from({ length: room }, (_, index) => wanted[index] ?? 'middle');
}
