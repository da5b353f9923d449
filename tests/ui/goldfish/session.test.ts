import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SensiblePlayer } from '../../../src/dice-masters/engine/choosers/sensible.ts';
import type { GameSpec } from '../../../src/dice-masters/engine/replay/replay.ts';
import { recordGame } from '../../../src/dice-masters/engine/replay/run.ts';
import { sessionOf } from '../../../src/ui/goldfish/record/session.ts';
import { litBy } from '../../../src/ui/goldfish/table/lit.ts';
import { runTable } from '../../../src/ui/goldfish/table/run-table.ts';
import { library, plain, twoTeams } from './library.ts';

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 15) };

/** A whole game between sensible players. */
function played(spec: GameSpec, seed: string) {
  const players = [new SensiblePlayer(), new SensiblePlayer()] as const;
  const replay = recordGame({ ...spec, turns: 12 }, seed, players, library.find);
  return { replay, session: sessionOf(replay, library.find) };
}

describe('the record of a session', () => {
  test('any game alone: energy that was rolled is spent or left', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const { rolled, spent, unspent } of played(plain(), seed).session.turns) {
          expect(rolled).toBe(spent + unspent);
        }
      }),
      runs,
    );
  });

  test('R8.4 what was bought was affordable, and dice cost no more than was spent', () => {
    const { turns } = played(plain(), 'felt').session;
    expect(turns.some(({ bought }) => bought.length > 0)).toBe(true);
    for (const { bought, affordable, spent, turn } of turns) {
      const [first] = bought;
      if (first && turn < 3) expect(affordable).toContainEqual(first);
      expect(bought.reduce((sum, { cost }) => sum + cost, 0)).toBeLessThanOrEqual(spent);
    }
  });

  test('life begins with what the format gives and ends with what the table shows', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { replay, session } = played(twoTeams(), seed);
        const { game } = runTable(replay.spec, seed, replay.picks, library.find);
        expect(session.life[0]).toEqual({ turn: 0, life: [20, 20] });
        expect(session.life.at(-1)).toEqual({ turn: game.turn, life: [...game.table.life] });
        const turns = session.life.map(({ turn }) => turn);
        expect(turns).toEqual(Array.from({ length: turns.length }, (_, turn) => turn));
      }),
      runs,
    );
  });

  test('R7.1.3 the bag begins with eight dice, and the first refill brings what was bought', () => {
    const { cycles, turns } = played(plain(), 'felt').session;
    expect(cycles[0]).toEqual({ from: 1, to: 5, dice: 8 });
    expect(cycles.length).toBeGreaterThan(2);
    expect(cycles.at(-1)?.to).toBeNull();
    const boughtBefore = turns
      .filter(({ turn }) => turn < 5)
      .reduce((sum, { bought }) => sum + bought.length, 0);
    expect(cycles[1]?.dice).toBeGreaterThanOrEqual(boughtBefore);
  });

  test('a turn that goes on is in it, with what can be bought now', () => {
    const { picks, game } = runTable(plain(), 'felt', [0], library.find);
    expect(game.decision.kind).toBe('main');
    const { turns } = sessionOf({ spec: plain(), seed: 'felt', fates: [], picks }, library.find);
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({ turn: 1, spent: 0, bought: [] });
    expect(turns[0]?.rolled).toBe(turns[0]?.unspent);
    expect(turns[0]?.affordable).toHaveLength(litBy(game).cards.size);
  });
});
