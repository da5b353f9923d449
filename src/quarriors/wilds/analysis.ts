import type { Card } from '../cards/card.ts';
import { type Face, quiddityOf } from '../cards/face.ts';

type Counted = Pick<Card, 'cost' | 'glory'> & { faces: readonly Face[] };

interface WildsAnalysis {
  /** Cards at each cost, from 1 to the dearest. */
  costs: { cost: number; cards: number }[];
  /** Creatures at each Glory. */
  glory: { glory: number; cards: number }[];
  /** Quiddity of a roll of one die of each card, on average. */
  quiddity: number;
  averageCost: number;
}

/** What a Wilds asks for and gives back. */
export function analyseWilds(cards: readonly Counted[]): WildsAnalysis {
  const dearest = Math.max(0, ...cards.map(({ cost }) => cost));
  const most = Math.max(0, ...cards.map(({ glory }) => glory ?? 0));
  return {
    costs: steps(dearest).map((cost) => ({
      cost,
      cards: cards.filter((card) => card.cost === cost).length,
    })),
    glory: steps(most).map((glory) => ({
      glory,
      cards: cards.filter((card) => card.glory === glory).length,
    })),
    quiddity: mean(cards.map(({ faces }) => mean(faces.map(quiddityOf)))),
    averageCost: mean(cards.map(({ cost }) => cost)),
  };
}

function steps(most: number): number[] {
  return Array.from({ length: most }, (_, at) => at + 1);
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0
    ? 0
    : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
