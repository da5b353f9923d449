import { describe, expect, test } from 'vitest';
import { readParts, splitLink } from '../../src/tabletop/replay-link.ts';
import { SEAT_COUNTS, seatsFrom } from '../../src/tabletop/seats.ts';
import { openSession } from '../../src/tabletop/session.ts';
import { keepsAfter, PIG } from './pig.ts';

const setup = { players: 3, goal: 20 } as const;
const opened = openSession(PIG, { setup, seed: 'felt' });
const ROLL = 0;
const KEEP = 1;

describe('a session of any dice game', () => {
  test('asks as data, and says who and why', () => {
    expect(opened.question).toEqual({
      kind: 'roll',
      seat: 0,
      why: 'P1',
      options: [{ verb: 'roll', die: 0 }, { verb: 'keep' }],
    });
    expect(opened.view).toEqual({ points: [0, 0, 0], turn: 1, active: 0 });
  });

  test('goes on with a pick and stays itself', () => {
    const next = opened.pick(KEEP);
    expect(next.question?.seat).toBe(1);
    expect(next.events.map(({ kind }) => kind)).toEqual(['turn', 'kept', 'turn']);
    expect(opened.events).toHaveLength(1);
    expect(() => opened.pick(2)).toThrow('2 is none of the 2 options');
  });

  test('undo leads to the question before, whatever players did since', () => {
    const players = [null, keepsAfter(1), keepsAfter(1)];
    const alone = openSession(PIG, { setup, seed: 'felt', players });
    const later = alone.pick(ROLL).pick(KEEP);
    expect(later.picks.length).toBeGreaterThan(2);
    expect(later.byHand.slice(0, 2)).toEqual([true, true]);
    expect(later.byHand.slice(2)).toEqual(later.byHand.slice(2).map(() => false));
    expect(later.undo().hash).toBe(alone.pick(ROLL).hash);
    expect(later.undo().undo().undo().hash).toBe(alone.hash);
  });

  test('a fork keeps what was and draws other luck for what comes', () => {
    const rolls = Array.from({ length: 40 }, () => ROLL);
    const before = opened.pick(KEEP).pick(KEEP);
    const follow = (seed: string | null) =>
      rolls.reduce(
        (session, pick) => (session.question ? session.pick(pick) : session),
        seed === null ? before : before.fork(seed),
      );
    expect(follow('other').events.slice(0, before.events.length)).toEqual(before.events);
    expect(follow('other').events).toEqual(follow('other').events);
    expect(follow('other').events).not.toEqual(follow(null).events);
  });

  test('until shows the table as it was, and asks nobody there', () => {
    const later = opened.pick(KEEP).pick(KEEP);
    const [, kept] = later.events.entries().find(([, { kind }]) => kind === 'kept') ?? [];
    expect(kept).toMatchObject({ seat: 0 });
    const earlier = later.until(2);
    expect(earlier.events).toEqual(later.events.slice(0, 2));
    expect(earlier.view).toMatchObject({ turn: 1, active: 0 });
    expect(earlier.question).toBeNull();
    expect(earlier.isPaused).toBe(true);
    expect(later.until(later.events.length).isPaused).toBe(false);
  });

  test('a plan answers for as long as it knows', () => {
    let left = 3;
    const planned = opened.follow(() => (left-- > 0 ? KEEP : -1));
    expect(planned.picks).toEqual([KEEP, KEEP, KEEP]);
    expect(planned.question?.seat).toBe(0);
  });

  test('a pick that is not offered stops the game and is told', () => {
    expect(openSession(PIG, { setup, seed: 'felt', picks: [KEEP, 7] })).toMatchObject({
      isImpossible: true,
      picks: [KEEP],
    });
  });

  test('its link opens the same game', () => {
    const session = opened.pick(ROLL).pick(KEEP).fork('third').pick(KEEP);
    const parts = splitLink(session.link, 2);
    const read = parts && readParts(parts);
    if (!read?.ok) throw new Error('the link cannot be read');
    expect(parts?.setup).toEqual(['3', '20']);
    const again = openSession(PIG, { setup, ...read.recording });
    expect(again.hash).toBe(session.hash);
    expect(again.hashes).toEqual(read.recording.hashes);
    expect(again.link).toBe(session.link);
  });

  test.each(SEAT_COUNTS)('seats %i and plays to the end', (players) => {
    const everybody = seatsFrom(0, players).map(() => keepsAfter(2));
    const { outcome, question } = openSession(PIG, {
      setup: { players, goal: 20 },
      seed: 'felt',
      players: everybody,
    });
    expect(outcome.end).toBe('goal');
    expect(question).toBeNull();
  });
});
