import { startThread } from '../../src/cli/sim-hands.ts';
import { conduct } from '../../src/dice-masters/simulation/run/conduct.ts';
import { writeReport } from '../../src/dice-masters/simulation/write-report.ts';
import { requestOf } from '../../tests/dice-masters/simulation/requests.ts';
import { main } from '../lib/main.mjs';
import { report } from './report.mjs';

const ROUNDS = 5;
const GAMES = 60_000;
/** One percentage point on either side. */
const ESTIMATE = 9604;
const HEADING = `Playouts of a plain team of 16 dice and 2 Basic Actions with all statistics; the best of ${ROUNDS} rounds.`;
const BARS = { scaling: 1.8, estimate: 500, firstPartial: 100 };

main(async () => {
  const speeds = await measureSpeeds();
  const { final, first } = await measureEstimate();
  const scaling = speeds.two / speeds.one;
  const rows = [
    ['ten-turn games a second, one worker', whole(speeds.one), '', true],
    ['ten-turn games a second, two workers', whole(speeds.two), '', true],
    [
      'two workers over one',
      `${scaling.toFixed(2)} times`,
      `at least ${BARS.scaling}`,
      scaling >= BARS.scaling,
    ],
    [
      `${whole(ESTIMATE)} games, two workers that are up, request to final report`,
      `${Math.round(final)} ms`,
      `at most ${BARS.estimate} ms`,
      final <= BARS.estimate,
    ],
    [
      'first partial report',
      `${Math.round(first)} ms`,
      `at most ${BARS.firstPartial} ms`,
      first <= BARS.firstPartial,
    ],
  ];
  return report('sim', HEADING, rows);
});

/** Rounds of one and two workers take turns, so that a busy machine slows them alike. */
async function measureSpeeds() {
  const best = { one: 0, two: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    best.one = Math.max(best.one, await speed(1));
    best.two = Math.max(best.two, await speed(2));
  }
  return best;
}

/** Games a second once all workers are at work. */
async function speed(hands) {
  let start = 0;
  let before = 0;
  let pieces = 0;
  await conduct(jobOf(GAMES), {
    hands,
    startHand: startThread,
    onPiece: ({ done }) => {
      pieces++;
      if (pieces !== WARM_UP) return;
      start = performance.now();
      before = done;
    },
  });
  return ((GAMES - before) / (performance.now() - start)) * 1000;
}

const WARM_UP = 20;

/** With threads that are up, as a page keeps them from one request to the next. */
async function measureEstimate() {
  const best = { final: Number.POSITIVE_INFINITY, first: Number.POSITIVE_INFINITY };
  const threads = keptThreads();
  await conduct(jobOf(100), { hands: 2, startHand: threads.take });
  for (let round = 0; round < ROUNDS; round++) {
    const job = jobOf(ESTIMATE);
    const start = performance.now();
    let first = 0;
    const gathering = await conduct(job, {
      hands: 2,
      startHand: threads.take,
      onPiece: (partial) => {
        if (first > 0) return;
        writeReport(job.request, partial);
        first = performance.now() - start;
      },
    });
    writeReport(job.request, gathering);
    best.final = Math.min(best.final, performance.now() - start);
    best.first = Math.min(best.first, first);
  }
  threads.end();
  return best;
}

/** Threads that serve again after they are released. */
function keptThreads() {
  const idle = [];
  return {
    take(onReply, onDeath) {
      const kept = idle.pop() ?? startKept();
      kept.onReply = onReply;
      kept.onDeath = onDeath;
      return { ...kept.hand, release: () => idle.push(kept) };
    },
    end() {
      for (const { hand } of idle) hand.end();
    },
  };
}

function startKept() {
  const kept = {};
  kept.hand = startThread(
    (reply) => kept.onReply(reply),
    () => kept.onDeath(),
  );
  return kept;
}

function jobOf(games) {
  return { kind: 'simulation', request: requestOf({ games, seed: 'bench' }) };
}

function whole(number) {
  return Math.round(number).toLocaleString('en');
}
