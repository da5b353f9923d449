import { describe, expect, test } from 'vitest';
import { playHere, startThread } from '../../../src/cli/sim-hands.ts';
import { benchFor, type ChunkCounts } from '../../../src/dice-masters/simulation/run/bench.ts';
import { chunksOf } from '../../../src/dice-masters/simulation/run/chunks.ts';
import {
  conduct,
  type Hand,
  SimulationFailed,
  SimulationStopped,
  type StartHand,
} from '../../../src/dice-masters/simulation/run/conduct.ts';
import type { Job } from '../../../src/dice-masters/simulation/run/job.ts';
import type { FromWorker } from '../../../src/dice-masters/simulation/run/messages.ts';
import { writeComparison } from '../../../src/dice-masters/simulation/write-comparison.ts';
import { writeReport } from '../../../src/dice-masters/simulation/write-report.ts';
import { POLICIES, playAll, requestOf, SENSIBLE } from './requests.ts';

const REQUEST = requestOf({ games: 1500, turns: 6 });
const JOB: Job = { kind: 'simulation', request: REQUEST };

test('every game is in one piece, whatever the number', () => {
  for (const games of [1, 31, 32, 33, 500, 9604, 1_000_000]) {
    const chunks = chunksOf(games);
    expect(chunks[0]?.from).toBe(0);
    expect(chunks.at(-1)?.to).toBe(games);
    expect(chunks.slice(1).every(({ from }, place) => from === chunks[place]?.to)).toBe(true);
    expect(chunks.length).toBeLessThan(450);
  }
});

describe('the number of workers', () => {
  test('1, 2 and 4 threads and none give the same counts, byte for byte', async () => {
    const here = bytes(playAll(JOB).tallies.map(({ counts }) => counts));
    const report = JSON.stringify(writeReport(REQUEST, playAll(JOB)));
    for (const hands of [1, 2, 4]) {
      const gathering = await conduct(JOB, { hands, startHand: startThread });
      expect(bytes(gathering.tallies.map(({ counts }) => counts))).toBe(here);
      expect(JSON.stringify(writeReport(REQUEST, gathering))).toBe(report);
    }
  });

  test('the order in which pieces come back makes no difference', async () => {
    const rush = requestOf({ games: 900, turns: 6, policy: POLICIES.get('rush') ?? SENSIBLE });
    const request = { before: { ...REQUEST, games: 900 }, after: rush };
    const job: Job = { kind: 'comparison', request };
    const inOrder = JSON.stringify(writeComparison(request, playAll(job)));
    const gathering = await conduct(job, { hands: 3, startHand: lastFirst() });
    expect(JSON.stringify(writeComparison(request, gathering))).toBe(inOrder);
  });
});

describe('while it runs', () => {
  test('each piece adds to the report until it is final', async () => {
    const done: number[] = [];
    const final = await conduct(JOB, {
      hands: 1,
      startHand: playHere,
      onPiece: (gathering) => {
        const report = writeReport(REQUEST, gathering);
        done.push(report.done);
        expect(report.isFinal).toBe(false);
        expect(report.lethal[0]?.of).toBe(report.done);
        expect(report.median).not.toBeNull();
      },
    });
    expect(done[0]).toBe(32);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(writeReport(REQUEST, final)).toMatchObject({ done: 1500, isFinal: true });
  });

  test('stopping ends every worker and nothing more is counted', async () => {
    const stop = new AbortController();
    const hands = watched(playHere);
    let pieces = 0;
    const running = conduct(JOB, {
      hands: 2,
      startHand: hands.start,
      signal: stop.signal,
      onPiece: () => {
        pieces++;
        stop.abort();
      },
    });
    await expect(running).rejects.toThrow(SimulationStopped);
    expect([pieces, hands.started, hands.running()]).toEqual([1, 2, 0]);
  });

  test('a simulation stopped before it starts starts no worker', async () => {
    const hands = watched(playHere);
    const signal = AbortSignal.abort();
    await expect(conduct(JOB, { hands: 2, startHand: hands.start, signal })).rejects.toThrow(
      SimulationStopped,
    );
    expect(hands.started).toBe(0);
  });

  test('a worker that dies fails the simulation and ends the others', async () => {
    let started = 0;
    const hands = watched((onReply, onDeath) => {
      if (started++ > 0) return playHere(onReply, onDeath);
      const end = () => undefined;
      return { post: (message) => 'chunk' in message && setImmediate(onDeath), end, release: end };
    });
    const running = conduct(JOB, { hands: 3, startHand: hands.start });
    await expect(running).rejects.toThrow(SimulationFailed);
    await expect(running).rejects.toThrow('A worker of the simulation ended unexpectedly');
    expect([hands.started, hands.running()]).toEqual([3, 0]);
  });

  test('what goes wrong in a worker is told', async () => {
    const job: Job = { kind: 'simulation', request: { ...REQUEST, cards: [] } };
    await expect(conduct(job, { hands: 2, startHand: playHere })).rejects.toThrow(
      'The request names hhs-046 but does not hold it.',
    );
  });
});

function bytes(counts: readonly Uint32Array[]): string {
  return counts.map((row) => Buffer.from(row.buffer).toString('base64')).join();
}

/** Keeps replies back and gives the latest first. */
function lastFirst(): StartHand {
  const kept: [(reply: FromWorker) => void, FromWorker][] = [];
  return (onReply): Hand => {
    let bench: ReturnType<typeof benchFor> | null = null;
    return {
      post: (message) => {
        if ('job' in message) {
          bench = benchFor(message.job);
          return;
        }
        const counts = bench?.play(message.chunk) as ChunkCounts;
        kept.push([onReply, { chunk: message.chunk, counts }]);
        setImmediate(() => {
          const [reply, latest] = kept.pop() ?? [];
          if (reply && latest) reply(latest);
        });
      },
      end: () => undefined,
      release: () => undefined,
    };
  };
}

/** Counts the workers that are started and not ended. */
function watched(start: StartHand) {
  let ended = 0;
  const hands = {
    started: 0,
    running: () => hands.started - ended,
    start: ((onReply, onDeath) => {
      hands.started++;
      const { post, end, release } = start(onReply, onDeath);
      const counted = (letGo: () => void) => () => {
        ended++;
        letGo();
      };
      return { post, end: counted(end), release: counted(release) };
    }) satisfies StartHand,
  };
  return hands;
}
