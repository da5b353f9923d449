import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RANDOM } from '../../src/engine/choosers/random.ts';
import { formatReplay, parseReplay } from '../../src/engine/replay/link.ts';
import { ENGINE_VERSION, type GameSpec, type Replay } from '../../src/engine/replay/replay.ts';
import { recordGame, runReplay } from '../../src/engine/replay/run.ts';
import { cardOf } from './support/catalogue.ts';
import { PLAIN_CARDS } from './support/plain-team.ts';

const cards = [...PLAIN_CARDS, 'hhs-057', 'hhs-058'].map((card) => ({ card, dice: 2 }));
const spec: GameSpec = {
  profile: '2019',
  first: 0,
  turns: 6,
  luck: 'seed',
  seats: [
    { kind: 'player', life: 20, cards },
    { kind: 'player', life: 20, cards },
  ],
};
const recorded = recordGame(spec, 'a seed ~ with marks', [RANDOM, RANDOM], cardOf);

function replayed(replay: Replay) {
  const result = runReplay(replay, cardOf);
  if (!result.ok) throw new Error(result.problem);
  return result;
}

describe('a replay', () => {
  test('plays the same game to the same states', () => {
    const again = replayed(recorded);
    expect(again.hashes).toEqual(recorded.hashes);
    expect(again.divergedAt).toBeNull();
    expect(again.warnings).toEqual([]);
  });

  test('stops at the open decision when a pick is taken back', () => {
    const undone = replayed({ ...recorded, picks: recorded.picks.slice(0, -1) });
    expect(undone.open?.options.length).toBeGreaterThan(1);
  });

  test('goes through a link unchanged, and the link is short', () => {
    const link = formatReplay(recorded);
    expect(parseReplay(link)).toEqual({ ok: true, replay: recorded });
    expect(link).toMatch(/^[\w~.%-]+$/);
    expect(link.length).toBeLessThan(400 + recorded.picks.length * 1.2);
  });

  test('says at which turn it goes another way', () => {
    const hashes = recorded.hashes.map((hash, turn) => (turn === 3 ? hash ^ 1 : hash));
    const other = replayed({ ...recorded, hashes, version: ENGINE_VERSION - 1 });
    expect(other.divergedAt).toBe(4);
    expect(other.warnings).toEqual([
      'The rules were corrected since it was recorded: from turn 4 on this game goes another way than it did.',
    ]);
  });

  test('says that it is from an earlier version even if nothing changed', () => {
    expect(replayed({ ...recorded, version: 0 }).warnings).toHaveLength(1);
  });

  test('with a pick that is not possible any more says so', () => {
    expect(replayed({ ...recorded, picks: [60] }).divergedAt).toBe(1);
  });

  test('names a card nobody knows', () => {
    const unknown = {
      ...recorded,
      spec: {
        ...spec,
        seats: [
          { kind: 'player' as const, life: 20, cards: [{ card: 'zzz-001', dice: 1 }] },
          spec.seats[1],
        ] as const,
      },
    };
    expect(runReplay(unknown, () => undefined)).toEqual({
      ok: false,
      problem: 'There is no card zzz-001.',
    });
  });
});

describe('a link', () => {
  test.each([
    '',
    'nonsense',
    '1~2019~0~6',
    '1~1999~0~6~seed~P20~N20~x~~',
    '1~2019~0~6~seed~N20~N20~x~~',
    '1~2019~0~6~seed~P20~N20~x~!~',
  ])('that is wrong is refused: %s', (link) => {
    expect(parseReplay(link).ok).toBe(false);
  });

  test('carries any seed, any picks and every kind of opponent', () => {
    const opponent = fc.constantFrom(
      { kind: 'nobody' as const, life: 20 },
      { kind: 'dummy' as const, life: 15, blockers: [{ turn: 2, count: 3 }] },
      { kind: 'player' as const, life: 10, cards: [{ card: 'd2016-012', dice: 4 }] },
    );
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.nat({ max: 4000 })),
        fc.array(fc.nat({ max: 4095 })),
        opponent,
        (seed, picks, hashes, seat) => {
          const replay: Replay = {
            version: 3,
            spec: { ...spec, seats: [{ kind: 'player', life: 20, cards }, seat] },
            seed,
            picks,
            hashes,
          };
          expect(parseReplay(formatReplay(replay))).toEqual({ ok: true, replay });
        },
      ),
    );
  });
});
