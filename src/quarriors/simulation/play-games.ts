import {
  type Box,
  Match,
  type Outcome,
  type ProfileId,
  type Seat,
  setupOf,
} from '../engine/index.ts';
import { ComputerPlayer, type Policy } from '../players/index.ts';

/** A number of games with one Wilds. */
export interface Batch {
  profile: ProfileId;
  wilds: readonly string[];
  /** One policy for each seat. */
  policies: readonly Policy[];
  games: number;
  seed: string;
}

/** What came of the games; whole numbers that add up. */
export interface Tally {
  games: number;
  /** Games that each policy won, alone or shared. */
  wins: number[];
  /** Games that several won. */
  shared: number;
  ends: { glory: number; cards: number; turns: number };
  /** Games by the number of turns. */
  turns: Uint32Array;
  /** By policy: games by its Glory at the end. */
  glory: Uint32Array[];
  /** Which games the first policy won, for comparing on the same luck. */
  firstWon: Uint8Array;
}

const LONGEST = 400;
const MOST_GLORY = 40;

/** Plays them all. Seats move on by one from game to game, so that nobody profits from beginning. */
export function playGames({ profile, wilds, policies, games, seed }: Batch, box: Box): Tally {
  const players = policies.length;
  const computers = policies.map((policy) => new ComputerPlayer(policy));
  const setup = setupOf({ profile, players, wilds, first: 0 }, box);
  const tally: Tally = {
    games,
    wins: policies.map(() => 0),
    shared: 0,
    ends: { glory: 0, cards: 0, turns: 0 },
    turns: new Uint32Array(LONGEST + 1),
    glory: policies.map(() => new Uint32Array(MOST_GLORY + 1)),
    firstWon: new Uint8Array(games),
  };
  let moved = 0;
  const match = new Match(setup, {
    choose: (decision, game) =>
      computers[(decision.seat + moved) % players]?.choose(decision, game) ?? 0,
  });
  for (let game = 0; game < games; game++) {
    moved = game % players;
    const outcome = match.play(`${seed}:${game}`);
    count(tally, game, outcome, match.game.state.glory, (seat) => (seat + moved) % players);
  }
  return tally;
}

function count(
  tally: Tally,
  game: number,
  { winners, end, turn }: Outcome,
  glory: Int16Array,
  policyOf: (seat: number) => number,
): void {
  if (end !== 'open') tally.ends[end]++;
  if (winners.length > 1) tally.shared++;
  for (const seat of winners as Seat[]) {
    const policy = policyOf(seat);
    tally.wins[policy] = (tally.wins[policy] ?? 0) + 1;
    if (policy === 0) tally.firstWon[game] = 1;
  }
  const long = Math.min(turn, LONGEST);
  tally.turns[long] = (tally.turns[long] ?? 0) + 1;
  for (let seat = 0; seat < tally.wins.length; seat++) {
    const counts = tally.glory[policyOf(seat)];
    const got = Math.min(glory[seat] ?? 0, MOST_GLORY);
    if (counts) counts[got] = (counts[got] ?? 0) + 1;
  }
}
