import { type Chunk, chunksOf } from './chunks.ts';
import { Gathering } from './gathering.ts';
import type { Job } from './job.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** One worker, wherever it runs. */
export interface Hand {
  post(message: ToWorker): void;
  /** Ends it at once, whatever it is doing. */
  end(): void;
  /** All it was given is done. */
  release(): void;
}

/** Starts a worker that reports to the given functions. */
export type StartHand = (onReply: (reply: FromWorker) => void, onDeath: () => void) => Hand;

/** The simulation was stopped before its end. */
export class SimulationStopped extends Error {
  constructor() {
    super('The simulation was stopped.');
    this.name = 'SimulationStopped';
  }
}

/** The simulation could not go on; the message says why. */
export class SimulationFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SimulationFailed';
  }
}

export interface Conducting {
  /** How many workers, at least one. */
  hands: number;
  startHand: StartHand;
  /** After each piece. */
  onPiece?: (gathering: Gathering) => void;
  signal?: AbortSignal | undefined;
}

/** One piece is played while the next one waits, so that no worker stands idle. */
const AHEAD = 2;
const DIED = 'A worker of the simulation ended unexpectedly. Start the simulation again.';

/** Hands the pieces of a job to workers until all are back. Whatever happens, no worker goes on. */
export function conduct(
  job: Job,
  { hands, startHand, onPiece, signal }: Conducting,
): Promise<Gathering> {
  const gathering = new Gathering(job);
  const open: Chunk[] = chunksOf(gathering.games);
  const started: Hand[] = [];
  return new Promise<Gathering>((resolve, reject) => {
    let isOver = false;
    const close = (letGo: (hand: Hand) => void): void => {
      isOver = true;
      signal?.removeEventListener('abort', stop);
      started.forEach(letGo);
    };
    const giveUp = (why: Error): void => {
      if (isOver) return;
      close((hand) => hand.end());
      reject(why);
    };
    const stop = () => giveUp(new SimulationStopped());
    const give = (hand: Hand): void => {
      const chunk = open.shift();
      if (chunk) hand.post({ chunk });
    };
    const receive = (hand: Hand, reply: FromWorker): void => {
      if (isOver) return;
      if ('problem' in reply) {
        giveUp(new SimulationFailed(reply.problem));
        return;
      }
      give(hand);
      gathering.add(reply.chunk, reply.counts);
      if (gathering.done < gathering.games) {
        onPiece?.(gathering);
        return;
      }
      close((each) => each.release());
      resolve(gathering);
    };
    if (signal?.aborted) {
      stop();
      return;
    }
    signal?.addEventListener('abort', stop);
    const count = Math.max(1, Math.min(hands, open.length));
    for (let place = 0; place < count && !isOver; place++) {
      const hand: Hand = startHand(
        (reply) => receive(hand, reply),
        () => giveUp(new SimulationFailed(DIED)),
      );
      started.push(hand);
      hand.post({ job });
    }
    for (let round = 0; round < AHEAD; round++) for (const hand of started) give(hand);
  });
}
