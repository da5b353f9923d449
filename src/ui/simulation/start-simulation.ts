import {
  type ComparisonReport,
  type ComparisonRequest,
  conduct,
  type Gathering,
  type Job,
  type SimReport,
  type SimRequest,
  writeComparison,
  writeReport,
} from '../../dice-masters/simulation/index.ts';
import { dropSpares, hasWorkers, takeWorker } from './worker-pool.ts';

export interface Running<Report> {
  /** As many as the machine has to spare, unless told. */
  workers?: number;
  /** At once and then a few times a second, with what the games so far showed. */
  onPartial?: (report: Report) => void;
  /** Stops the simulation; it then rejects with `SimulationStopped`. */
  signal?: AbortSignal;
}

const MOST_WORKERS = 8;
/** Milliseconds between two partial reports: the games need the processor more than the charts. */
const BETWEEN_PARTIALS = 500;

/** Plays a batch beside the page. Leaving the page stops it. */
export function startSimulation(
  request: SimRequest,
  running: Running<SimReport>,
): Promise<SimReport> {
  return whenWarm({ kind: 'simulation', request }, running, (gathering) =>
    writeReport(request, gathering),
  );
}

/** Plays two batches on the same luck beside the page. */
export function startComparison(
  request: ComparisonRequest,
  running: Running<ComparisonReport>,
): Promise<ComparisonReport> {
  return whenWarm({ kind: 'comparison', request }, running, (gathering) =>
    writeComparison(request, gathering),
  );
}

/** After so many games the code of the workers runs at its full speed. */
const WARM_UP = { rounds: 12, games: 500 };

let warming: Promise<void> | null = null;
let isAwaited = false;

/** Gets workers up and warm before they are asked, with games that nobody counts; does nothing where some are up. */
export function warmUp(request: SimRequest): void {
  if (warming || hasWorkers()) return;
  isAwaited = false;
  warming = playTrials({ ...request, games: WARM_UP.games, seed: 'warm-up' }).finally(() => {
    warming = null;
  });
}

/** In short rounds, so that whoever asks for games waits for one of them at most. */
async function playTrials(request: SimRequest): Promise<void> {
  for (let round = 0; round < WARM_UP.rounds && !isAwaited; round++) {
    const [{ status }] = await Promise.allSettled([
      runJob({ kind: 'simulation', request }, {}, (gathering) => writeReport(request, gathering)),
    ]);
    // What goes wrong here goes wrong again, and is told, when games are asked for.
    if (status === 'rejected') return;
  }
}

/** Workers that are warming up are waited for: cold ones beside them would take longer. */
async function whenWarm<Report>(
  job: Job,
  running: Running<Report>,
  write: (gathering: Gathering) => Report,
): Promise<Report> {
  isAwaited = true;
  if (warming) await Promise.race([warming, ...(running.signal ? [stopped(running.signal)] : [])]);
  return runJob(job, running, write);
}

function stopped(signal: AbortSignal): Promise<unknown> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}

async function runJob<Report>(
  job: Job,
  { workers = usefulWorkers(), onPartial, signal }: Running<Report>,
  write: (gathering: Gathering) => Report,
): Promise<Report> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  addEventListener('pagehide', dropSpares);
  addEventListener('pagehide', leave);
  const partials = partialWriter(write, onPartial);
  try {
    const gathering = await conduct(job, {
      hands: workers,
      startHand: takeWorker,
      onPiece: partials,
      signal: signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal,
    });
    return write(gathering);
  } finally {
    removeEventListener('pagehide', leave);
  }
}

/** One for each core; the page itself has little to do meanwhile. */
function usefulWorkers(): number {
  return Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2));
}

function partialWriter<Report>(
  write: (gathering: Gathering) => Report,
  onPartial: ((report: Report) => void) | undefined,
): (gathering: Gathering) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (gathering) => {
    const now = performance.now();
    if (!onPartial || now - last < BETWEEN_PARTIALS) return;
    last = now;
    onPartial(write(gathering));
  };
}
