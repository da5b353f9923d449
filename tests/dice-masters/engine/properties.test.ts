import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { RANDOM } from '../../../src/dice-masters/engine/choosers/random.ts';
import { ReplayingChooser } from '../../../src/dice-masters/engine/choosers/replaying.ts';
import { SensiblePlayer } from '../../../src/dice-masters/engine/choosers/sensible.ts';
import type { Decision } from '../../../src/dice-masters/engine/decisions/decision.ts';
import { GameLog } from '../../../src/dice-masters/engine/log.ts';
import { Match, run } from '../../../src/dice-masters/engine/play.ts';
import type { Recorder } from '../../../src/dice-masters/engine/run.ts';
import { finalHash, randomSetupWithTexts, violationsIn } from './support/invariants.ts';

vi.setConfig({ testTimeout: 120_000 });

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 300);
const seed = fc.nat().map((number) => `game-${number}`);

describe('random play of random legal teams from the whole catalogue', () => {
  test('keeps every die, every movement, every bound', () => {
    fc.assert(
      fc.property(seed, (text) => {
        expect(violationsIn(text, 6, RANDOM)).toEqual([]);
      }),
      { numRuns },
    );
  });

  test('holds for a sensible player too, in longer games', () => {
    fc.assert(
      fc.property(seed, (text) => {
        expect(violationsIn(text, 20, new SensiblePlayer())).toEqual([]);
      }),
      { numRuns: Math.ceil(numRuns / 5) },
    );
  });

  test('a log changes nothing, and one seed gives one game', () => {
    fc.assert(
      fc.property(seed, (text) => {
        const quiet = finalHash(text, 6, null);
        expect(finalHash(text, 6, new GameLog())).toBe(quiet);
        expect(finalHash(text, 6, null)).toBe(quiet);
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });
});

describe('random play with random texts on the cards', () => {
  test('keeps the same promises', () => {
    fc.assert(
      fc.property(seed, (text) => {
        expect(violationsIn(text, 6, RANDOM, randomSetupWithTexts(text, 6))).toEqual([]);
      }),
      { numRuns },
    );
  });

  test('is played again from its picks, state by state', () => {
    fc.assert(
      fc.property(seed, (text) => {
        const setup = randomSetupWithTexts(text, 6);
        const first = new Witness();
        const match = new Match(setup, [RANDOM, RANDOM]);
        match.restart(text);
        match.game.recorder = first;
        run(match.game);
        const second = new Witness();
        const chooser = new ReplayingChooser(first.picks);
        const again = new Match(setup, [chooser, chooser]);
        again.restart(text, 0, new GameLog());
        again.game.recorder = second;
        run(again.game);
        expect(second.hashes).toEqual(first.hashes);
        expect(second.picks).toEqual(first.picks);
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });
});

class Witness implements Recorder {
  readonly picks: number[] = [];
  readonly hashes: number[] = [];

  pick(_decision: Decision, pick: number): void {
    this.picks.push(pick);
  }

  turnEnded(hash: number): void {
    this.hashes.push(hash);
  }
}
