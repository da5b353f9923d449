import {
  type Difference,
  type Share,
  type Spread,
  shareDifference,
  shareOf,
  spreadOf,
} from '../../tabletop/statistics.ts';
import type { Box } from '../engine/index.ts';
import type { Policy } from '../players/index.ts';
import { type Batch, playGames, type Tally } from './play-games.ts';

/** What a batch says, with 95 % intervals. */
interface Report {
  games: number;
  seed: string;
  wilds: readonly string[];
  policies: { policy: Policy; wins: Share; glory: Spread }[];
  ends: Tally['ends'];
  shared: number;
  /** Turns of everybody together. */
  turns: Spread;
}

export function simulate(batch: Batch, box: Box): Report {
  return reportOf(batch, playGames(batch, box));
}

function reportOf({ seed, wilds, policies }: Batch, tally: Tally): Report {
  const { games, ends, shared } = tally;
  return {
    games,
    seed,
    wilds,
    policies: policies.map((policy, place) => ({
      policy,
      wins: shareOf(tally.wins[place] ?? 0, games),
      glory: spreadOf(tally.glory[place] ?? []),
    })),
    ends,
    shared,
    turns: spreadOf(tally.turns),
  };
}

/** What it changes to want one card above all, on the same luck. */
interface CardWorth {
  card: string;
  wins: Difference;
}

/** The first policy plays every game once as it is and once for each card with that card as its first wish. */
export function cardWorths(batch: Batch, box: Box): CardWorth[] {
  const [own, ...others] = batch.policies;
  if (!own) return [];
  const before = playGames(batch, box).firstWon;
  const worths = batch.wilds.map((card): CardWorth => {
    const wishing: Policy = { id: 'list', wishes: [card, ...own.wishes] };
    const after = playGames({ ...batch, policies: [wishing, ...others] }, box).firstWon;
    return { card, wins: shareDifference(pairsOf(before, after)) };
  });
  return worths.sort((a, b) => b.wins.change - a.wins.change);
}

/** Games won both times, only before, only after, never. */
function pairsOf(before: Uint8Array, after: Uint8Array): number[] {
  const pairs = [0, 0, 0, 0];
  for (const [game, won] of before.entries()) {
    const place = won === 1 ? (after[game] === 1 ? 0 : 1) : after[game] === 1 ? 2 : 3;
    pairs[place] = (pairs[place] ?? 0) + 1;
  }
  return pairs;
}
