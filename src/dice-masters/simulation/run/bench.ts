import { PairedTally } from '../counts/paired-tally.ts';
import { Tally } from '../counts/tally.ts';
import type { GameRecord } from '../games/game-record.ts';
import { Playout } from '../games/playout.ts';
import { watchedCards } from '../games/watched-cards.ts';
import type { SimRequest } from '../request.ts';
import type { Chunk } from './chunks.ts';
import type { Job } from './job.ts';

/** What a piece of a batch showed, in numbers that add up. */
export interface ChunkCounts {
  /** One tally for each team, and one of the pairs for a comparison. */
  tallies: Uint32Array[];
  /** For each team, how slow each game was: small for a fast win. */
  paces: Uint32Array[];
}

/** The place where a job is played: by a worker, or by whoever has the time. */
export interface Bench {
  play(chunk: Chunk): ChunkCounts;
}

export function benchFor(job: Job): Bench {
  if (job.kind === 'simulation') return new SimulationBench(job.request);
  return new ComparisonBench(job.request.before, job.request.after);
}

export function tallyFor(request: SimRequest): Tally {
  return new Tally(request.spec.turns, watchedCards(request).length);
}

/** Cards of both teams, by their places among the watched ones. */
export function pairedFor(before: SimRequest, after: SimRequest): PairedTally {
  const ids = watchedCards(after).map(({ card }) => card.id);
  const pairs = watchedCards(before).flatMap(({ card }, place) => {
    const other = ids.indexOf(card.id);
    return other < 0 ? [] : [[place, other] as const];
  });
  return new PairedTally(Math.min(before.spec.turns, after.spec.turns), pairs);
}

class SimulationBench implements Bench {
  private readonly request: SimRequest;
  private readonly playout: Playout;

  constructor(request: SimRequest) {
    this.request = request;
    this.playout = new Playout(request);
  }

  play({ from, to }: Chunk): ChunkCounts {
    const { playout } = this;
    const tally = tallyFor(this.request);
    const paces = new Uint32Array(to - from);
    for (let index = from; index < to; index++) {
      playout.play(index);
      tally.add(playout.record);
      paces[index - from] = paceOf(playout.record);
    }
    return { tallies: [tally.counts], paces: [paces] };
  }
}

class ComparisonBench implements Bench {
  private readonly requests: readonly [SimRequest, SimRequest];
  private readonly before: Playout;
  private readonly after: Playout;

  constructor(before: SimRequest, after: SimRequest) {
    this.requests = [before, after];
    this.before = new Playout(before);
    this.after = new Playout(after);
  }

  play({ from, to }: Chunk): ChunkCounts {
    const { before, after } = this;
    const [one, other] = [tallyFor(this.requests[0]), tallyFor(this.requests[1])];
    const paired = pairedFor(...this.requests);
    const paces = [new Uint32Array(to - from), new Uint32Array(to - from)] as const;
    for (let index = from; index < to; index++) {
      before.play(index);
      after.play(index);
      one.add(before.record);
      other.add(after.record);
      paired.add(before.record, after.record);
      paces[0][index - from] = paceOf(before.record);
      paces[1][index - from] = paceOf(after.record);
    }
    return { tallies: [one.counts, other.counts, paired.counts], paces: [...paces] };
  }
}

const MOST_DAMAGE = 4095;

/** Early wins first, then games by the damage they did; among equals more damage is faster. */
function paceOf({ lethal, turns, damage }: GameRecord): number {
  const turn = lethal > 0 ? lethal : turns + 1;
  return turn * (MOST_DAMAGE + 1) + MOST_DAMAGE - Math.min(MOST_DAMAGE, damage);
}

/** The lethal turn, or null, and the damage that a pace stands for. */
export function readPace(
  pace: number,
  turns: number,
): { lethalTurn: number | null; damage: number } {
  const turn = Math.floor(pace / (MOST_DAMAGE + 1));
  return {
    lethalTurn: turn > turns ? null : turn,
    damage: MOST_DAMAGE - (pace % (MOST_DAMAGE + 1)),
  };
}
