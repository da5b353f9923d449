import type { Chooser } from '../../decisions/chooser.ts';
import { type Decision, SPEND } from '../../decisions/decision.ts';
import type { Game } from '../../game.ts';
import { asSpending, canDo, deedsOf, type Spending, spendingsOf } from './deeds.ts';
import { type Way, waysToPay } from './ways.ts';

/** Pays so that as much as possible can still be bought, fielded and used this turn. (R4.10, R7.3.1) */
export const THRIFTY_PAYER: Chooser = {
  choose(decision: Decision, game: Game): number {
    const best = bestWay(game, decision);
    const option = best ? optionOf(decision, game, best) : -1;
    return Math.max(option, 0);
  },
};

function bestWay(game: Game, { seat, size }: Decision): Way | null {
  const ways = waysToPay(game, seat, size);
  const most = Math.max(0, ...ways.map(({ total }) => total));
  const deeds = deedsOf(game, seat);
  const single = deeds.map(asSpending);
  const joint = spendingsOf(deeds, most);
  const marks = new Map<string, number[]>();
  const scored = ways.map((way) => {
    const key = way.left.join();
    const marked = marks.get(key) ?? markOf(way, single, joint);
    marks.set(key, marked);
    return { way, score: [...marked, way.total, -way.price] };
  });
  scored.sort((a, b) => compare(b.score, a.score));
  return scored[0]?.way ?? null;
}

/** How many things the rest could do, each alone, and how much energy it could spend on some of them together. */
function markOf({ left, total }: Way, single: Spending[], joint: Spending[]): number[] {
  const alone = single.filter((deed) => canDo(left, total, deed)).length;
  return [alone, joint.find((spending) => canDo(left, total, spending))?.energy ?? 0];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, at) => value !== other[at]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** The first option that is a part of the way. */
function optionOf({ count, verb, a, b }: Decision, game: Game, { parts }: Way): number {
  for (let option = 0; option < count; option++) {
    const what = a[option] ?? 0;
    const isPart = parts.some(({ row, unit, units }) =>
      verb[option] === SPEND
        ? row === game.table.row[what] && units === b[option]
        : row < 0 && unit === what,
    );
    if (isPart) return option;
  }
  return -1;
}
