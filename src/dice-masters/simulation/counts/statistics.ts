import type { Difference, Quantiles, Share, Spread } from '../report.ts';

/** How many games had each value, from 0. */
type Counts = Uint32Array | readonly number[];

/** Standard errors on either side of a 95 % interval. */
const Z = 1.959_963_984_540_054;

/** Wilson's interval: it stays within 0 and 1 and holds at the ends. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, p: 0, low: 0, high: 1 };
  const p = count / of;
  const square = (Z * Z) / of;
  const middle = (p + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((p * (1 - p)) / of + square / (4 * of));
  return {
    count,
    of,
    p,
    low: count === 0 ? 0 : Math.max(0, middle - half),
    high: count === of ? 1 : Math.min(1, middle + half),
  };
}

/** Games by the turn of something, place 0 for never: the share that had it by each turn. */
export function sharesByTurn(counts: Counts): Share[] {
  const of = sum(counts);
  let had = 0;
  return Array.from({ length: counts.length - 1 }, (_, turn) => {
    had += counts[turn + 1] ?? 0;
    return shareOf(had, of);
  });
}

/** What a histogram says. */
export function spreadOf(counts: Counts): Spread {
  const { of, mean, deviation } = momentsOf(counts, 0);
  const half = of > 0 ? (Z * deviation) / Math.sqrt(of) : 0;
  return {
    of,
    mean,
    deviation,
    low: mean - half,
    high: mean + half,
    histogram: trimmed(counts),
    quantiles: quantilesOf(counts, of),
  };
}

interface Moments {
  of: number;
  mean: number;
  /** Of the sample, with one degree of freedom less. */
  deviation: number;
}

function momentsOf(counts: Counts, least: number): Moments {
  let of = 0;
  let total = 0;
  let squares = 0;
  for (let place = 0; place < counts.length; place++) {
    const games = counts[place] ?? 0;
    const value = least + place;
    of += games;
    total += games * value;
    squares += games * value * value;
  }
  if (of === 0) return { of, mean: 0, deviation: 0 };
  const mean = total / of;
  const variance = of > 1 ? Math.max(0, (squares - total * mean) / (of - 1)) : 0;
  return { of, mean, deviation: Math.sqrt(variance) };
}

/** Without the empty places at the end. */
function trimmed(counts: Counts): number[] {
  let length = counts.length;
  while (length > 1 && counts[length - 1] === 0) length--;
  return Array.from({ length }, (_, place) => counts[place] ?? 0);
}

function quantilesOf(counts: Counts, of: number): Quantiles {
  const at = (share: number): number => {
    let below = 0;
    for (let place = 0; place < counts.length; place++) {
      below += counts[place] ?? 0;
      if (below >= share * of) return place;
    }
    return 0;
  };
  return { p5: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95) };
}

export function sum(counts: Counts): number {
  let total = 0;
  for (const games of counts) total += games;
  return total;
}

/** The change of a mean, from pairs of games: counts of each change, and the sum over all games before. */
export function meanDifference({ counts, least, before }: Changes): Difference {
  const { of, mean, deviation } = momentsOf(counts, least);
  if (of === 0) return NO_DIFFERENCE;
  const half = (Z * deviation) / Math.sqrt(of);
  const low = mean - half;
  const high = mean + half;
  return {
    of,
    before: before / of,
    after: before / of + mean,
    change: mean,
    low,
    high,
    isClear: low > 0 || high < 0,
  };
}

/** Pairs of games by how much a figure changed, the first count for a change of `least`. */
export interface Changes {
  counts: Counts;
  least: number;
  /** Sum of the figure over the pairs, before. */
  before: number;
}

const NO_DIFFERENCE: Difference = {
  of: 0,
  before: 0,
  after: 0,
  change: 0,
  low: 0,
  high: 0,
  isClear: false,
};

/**
 * The change of a share, from pairs that had it both times, only before, only after, never.
 * The interval adds half a pair to each kind, after Agresti and Min, so that it holds with few changes too.
 */
export function shareDifference(outcomes: Counts): Difference {
  const of = sum(outcomes);
  if (of === 0) return NO_DIFFERENCE;
  const [both = 0, lost = 0, won = 0] = Array.from(outcomes);
  const pairs = of + 2;
  const middle = (won - lost) / pairs;
  const half = (Z * Math.sqrt(won + lost + 1 - (won - lost) ** 2 / pairs)) / pairs;
  const low = Math.max(-1, middle - half);
  const high = Math.min(1, middle + half);
  return {
    of,
    before: (both + lost) / of,
    after: (both + won) / of,
    change: (won - lost) / of,
    low,
    high,
    isClear: low > 0 || high < 0,
  };
}
