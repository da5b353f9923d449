import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RANDOM } from '../../../src/dice-masters/engine/choosers/random.ts';
import type { Chooser } from '../../../src/dice-masters/engine/decisions/chooser.ts';
import { formatReplay, parseReplay } from '../../../src/dice-masters/engine/replay/link.ts';
import {
  ENGINE_VERSION,
  type GameSpec,
  type Replay,
} from '../../../src/dice-masters/engine/replay/replay.ts';
import { recordGame, runReplay } from '../../../src/dice-masters/engine/replay/run.ts';
import { LUCKS, type Luck } from '../../../src/dice-masters/engine/setup.ts';
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

  test.each(['\ud800', 'a\udc00b', '%ED%A0%80', '%', '😀~'])('keeps the luck of %j', (seed) => {
    const replay = { ...recorded, seed, fates: [{ at: 3, seed }] };
    expect(parseReplay(formatReplay(replay))).toEqual({ ok: true, replay });
  });

  test.each(['__proto__', 'constructor', 'toString'])('has no rules called %s', (profile) => {
    const link = formatReplay(recorded).replace('~2019~', `~${profile}~`);
    expect(parseReplay(link)).toEqual({ ok: false, problem: 'This is no replay of a game.' });
  });

  test.each([
    ['cards', 'P20.hhs-1x1'.padEnd(11 + 200 * 8, '.hhs-1x1')],
    ['dice', 'P20.hhs-1x99.hhs-7x99'],
  ])('with more %s than a table holds is not read', (_, seat) => {
    const link = formatReplay(recorded).replace(/P20[^~]*/, seat);
    expect(parseReplay(link)).toMatchObject({ ok: false });
  });

  test('says at which turn it goes another way', () => {
    const hashes = recorded.hashes.map((hash, turn) => (turn === 3 ? hash ^ 1 : hash));
    const other = replayed({ ...recorded, hashes, version: ENGINE_VERSION - 1 });
    expect(other.divergedAt).toBe(4);
    expect(other.warnings).toEqual([
      'The rules were corrected since it was recorded: from turn 2 on this game goes another way than it did.',
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

describe('luck drawn anew', () => {
  const half = Math.floor(recorded.picks.length / 2);
  const picks = recorded.picks.slice(0, half);
  const before = replayed({ ...recorded, picks });

  test('leaves everything up to the open question', () => {
    const fated = replayed({ ...recorded, picks, fates: [{ at: half, seed: 'other' }] });
    expect(fated.log.entries).toEqual(before.log.entries);
    expect(fated.open).toEqual(before.open);
  });

  test('changes what follows, the same way every time', () => {
    const more = [...picks, ...Array<number>(60).fill(0)];
    const play = (seed: string) =>
      replayed({ ...recorded, picks: more, hashes: [], fates: [{ at: half, seed }] }).log.entries;
    const usual = replayed({ ...recorded, picks: more, hashes: [] }).log.entries;
    expect(play('other')).toEqual(play('other'));
    expect(play('other')).not.toEqual(play('third'));
    expect(play('other')).not.toEqual(usual);
    expect(play('other').slice(0, before.log.entries.length)).toEqual(before.log.entries);
  });
});

describe('real dice', () => {
  const asked = (luck: Luck) => {
    const kinds: [kind: string, seat: number][] = [];
    const listening: Chooser = {
      choose(decision) {
        kinds.push([decision.kind, decision.seat]);
        return decision.kind === 'main' ? 1 : 0;
      },
    };
    recordGame({ ...spec, luck }, 'felt', [listening, listening], cardOf);
    return kinds.filter(([kind]) => kind === 'rolled-face' || kind === 'drawn-die');
  };

  test('R7.2.1 both players tell every face, or only the first does', () => {
    expect(new Set(asked('ask').map(([, seat]) => seat))).toEqual(new Set([0, 1]));
    expect(new Set(asked('ask-own').map(([, seat]) => seat))).toEqual(new Set([0]));
    expect(asked('seed')).toEqual([]);
  });

  test('R5.4 dice drawn are told too, once the bag holds more than one kind', () => {
    const told = asked('ask');
    expect(told[0]?.[0]).toBe('rolled-face');
    expect(told.some(([kind]) => kind === 'drawn-die')).toBe(true);
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
    '1~2019~0~6~seed~P20~N20~x~~~later',
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
        fc.array(fc.record({ at: fc.nat({ max: 9999 }), seed: fc.string() }), { maxLength: 3 }),
        fc.constantFrom(...LUCKS),
        (seed, picks, hashes, seat, fates, luck) => {
          const replay: Replay = {
            version: 3,
            spec: { ...spec, luck, seats: [{ kind: 'player', life: 20, cards }, seat] },
            seed,
            fates,
            picks,
            hashes,
          };
          expect(parseReplay(formatReplay(replay))).toEqual({ ok: true, replay });
        },
      ),
    );
  });
});
