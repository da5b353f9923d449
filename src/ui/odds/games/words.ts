import type { Share, Spread } from '../../../dice-masters/simulation/index.ts';
import type { Estimate } from '../charts/Curve.tsx';
import { type Cell, counted, drawn, plain } from '../charts/figure-table.ts';
import { percentWords } from '../charts/percent-words.ts';

export function estimateOf({ p, low, high }: Share): Estimate {
  return { value: p, low, high };
}

/** A share that a chart draws, its interval and its sample. */
export function shareCells({ p, low, high, of }: Share): Cell[] {
  return [
    drawn(p, percentWords(p)),
    plain(low, percentWords(low)),
    plain(high, percentWords(high)),
    counted(of),
  ];
}

export const SHARE_COLUMNS = ['Chance', 'at least', 'at most', 'Games'];

/** An average, its interval and its sample. */
export function meanCells({ mean, low, high, of }: Spread): Cell[] {
  return [
    plain(mean, mean.toFixed(2)),
    plain(low, low.toFixed(2)),
    plain(high, high.toFixed(2)),
    counted(of),
  ];
}

export const MEAN_COLUMNS = ['Average', 'at least', 'at most', 'Games'];

/** Shares of a histogram: how often 0, 1, 2 … came. */
export function sharesOf({ histogram, of }: Spread): number[] {
  return histogram.map((games) => (of === 0 ? 0 : games / of));
}

/** The place after which a histogram holds next to nothing. */
export function lastPlace(spreads: readonly Spread[], least: number): number {
  const places = spreads.map((spread) => sharesOf(spread).findLastIndex((share) => share >= 0.001));
  return Math.max(least, ...places);
}
