import { describe, expect, test } from 'vitest';
import { formatReplay, parseReplay } from '../../../src/dice-masters/engine/replay/link.ts';
import { runReplay } from '../../../src/dice-masters/engine/replay/run.ts';
import { cardFinder } from '../../../src/dice-masters/simulation/games/playout.ts';
import { recordReplay } from '../../../src/dice-masters/simulation/games/record-replay.ts';
import type { SimRequest } from '../../../src/dice-masters/simulation/request.ts';
import { writeComparison } from '../../../src/dice-masters/simulation/write-comparison.ts';
import {
  cardWith,
  POLICIES,
  plainCard,
  playAll,
  policyOf,
  requestOf,
  SENSIBLE,
  simulate,
} from './requests.ts';

const ALL_POLICIES = [...POLICIES.keys()];

describe('energy', () => {
  test('what is rolled is spent or stranded', () => {
    for (const { rolled, spent, stranded } of simulate(requestOf({})).turns) {
      expect(rolled.of).toBe(spent.of);
      expect(spent.mean + stranded.mean).toBeCloseTo(rolled.mean, 9);
    }
  });

  test('ramp grows with the turns and shrinks with the energy asked for', () => {
    const { ramp, turns } = simulate(requestOf({}));
    for (const [place, { byTurn }] of ramp.entries()) {
      const shares = byTurn.map(({ p }) => p);
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      const easier = ramp[place - 1]?.byTurn.at(-1)?.p ?? 1;
      expect(shares.at(-1)).toBeLessThanOrEqual(easier);
    }
    const four = turns[0]?.rolled.histogram.slice(3).reduce((sum, games) => sum + games, 0);
    expect(ramp[2]?.byTurn[0]?.count).toBe(four);
  });
});

describe('the bag', () => {
  test('its content adds up to its size', () => {
    for (const { bag, bagContent } of simulate(requestOf({})).turns) {
      expect(bagContent.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(bag.mean, 9);
    }
  });

  test('R7.1.2 four dice leave it every turn, and it is empty after the second', () => {
    const { turns } = simulate(requestOf({ policy: policyOf({}), turns: 4 }));
    expect(turns.map(({ bag }) => bag.mean)).toEqual([4, 0, 4, 0]);
    expect(turns.map(({ dice }) => dice.mean)).toEqual([3, 4, 4, 4]);
  });
});

describe('first times', () => {
  test('a die is bought before it is rolled and rolled before it is fielded', () => {
    for (const { bought, firstRolled, firstFielded, affordBy } of simulate(requestOf({})).cards) {
      for (let turn = 0; turn < 10; turn++) {
        expect(bought[turn]?.count).toBeLessThanOrEqual(affordBy[turn]?.count ?? -1);
        expect(firstFielded[turn]?.count).toBeLessThanOrEqual(firstRolled[turn]?.count ?? -1);
        expect(firstRolled[turn]?.count).toBeLessThanOrEqual(bought[turn]?.count ?? -1);
      }
    }
  });

  test('R12.1 who never attacks deals no damage', () => {
    const { attacked, lethal, turns, lethalTurn } = simulate(
      requestOf({ policy: policyOf({ field: { who: 'everyone' } }) }),
    );
    expect([attacked.at(-1)?.count, lethal.at(-1)?.count, turns.at(-1)?.damage.mean]).toEqual([
      0, 0, 0,
    ]);
    expect(lethalTurn).toBeNull();
  });
});

test('an ended game keeps its damage, and other figures count the games that went on', () => {
  const { turns, lethal, games } = simulate(
    requestOf({ policy: POLICIES.get('rush') ?? SENSIBLE }),
  );
  for (const [place, { damage, rolled }] of turns.entries()) {
    expect(damage.of).toBe(games);
    expect(rolled.of).toBe(games - (lethal[place - 1]?.count ?? 0));
  }
  const won = turns
    .at(-1)
    ?.damage.histogram.slice(20)
    .reduce((sum, count) => sum + count, 0);
  expect(won).toBe(lethal.at(-1)?.count);
});

test('E30 Swarm draws and bursts are counted', () => {
  const swarmer = { ...cardWith('swarm-001', 0, []), keywords: ['swarm'] };
  const burst = {
    ...swarmer,
    faces: swarmer.faces.map((face) =>
      face.kind === 'level' ? { ...face, bursts: 1 as const } : face,
    ),
  };
  const policy = policyOf({ buy: [{ what: 'any' }], field: { who: 'no-sidekicks' } });
  const { swarm, bursts, turns } = simulate(requestOf({ cards: [[burst, 4]], policy, turns: 8 }));
  expect(swarm.mean).toBeGreaterThan(0.2);
  expect(bursts.mean).toBeGreaterThan(1);
  expect(turns[0]?.swarm.mean).toBe(0);
  const drawnMore = turns.map(({ dice, swarm: own }) => dice.mean - own.mean);
  for (const usual of drawnMore.slice(1)) expect(usual).toBeCloseTo(4, 9);
  const { swarm: without } = simulate(requestOf({ policy, turns: 8 }));
  expect(without.mean).toBe(0);
});

describe('the fastest, median and slowest game', () => {
  test.each(ALL_POLICIES)('%s: the seed plays the same game again, as a link too', (id) => {
    const request = requestOf({ policy: POLICIES.get(id) ?? SENSIBLE, games: 300 });
    const { fastest, median, slowest } = simulate(request);
    for (const pick of [fastest, median, slowest]) {
      const { lethalTurn, damage } = pick ?? {};
      expect(playedAgain(request, pick?.seed ?? '')).toEqual({ lethalTurn, damage, warnings: [] });
    }
    expect(fastest?.damage).toBeGreaterThanOrEqual(slowest?.damage ?? 0);
    expect(median?.lethalTurn ?? 99).toBeGreaterThanOrEqual(fastest?.lethalTurn ?? 99);
  });

  function playedAgain(request: SimRequest, seed: string) {
    const find = cardFinder(request);
    const parsed = parseReplay(formatReplay(recordReplay(request, seed, find)));
    if (!parsed.ok) throw new Error(parsed.problem);
    const played = runReplay(parsed.replay, find);
    if (!played.ok) throw new Error(played.problem);
    const { outcome, warnings, game } = played;
    return {
      lethalTurn: outcome.winner === 0 ? Math.ceil(outcome.turn / 2) : null,
      damage: 20 - (game.table.life[1] ?? 0),
      warnings,
    };
  }
});

describe('against another team', () => {
  const basic = plainCard('hhs-057', { id: 'theirs-001' });
  const request = requestOf({
    games: 200,
    cards: [[cardWith('mine-001', 2, ['fist']), 4]],
    spec: {
      seats: [
        { kind: 'player', life: 20, cards: [{ card: 'mine-001', dice: 4 }] },
        { kind: 'player', life: 20, cards: [{ card: 'theirs-001', dice: 3 }] },
      ],
    },
  });
  const both = { ...request, cards: [...request.cards, basic] };

  test('R6.5 their Basic Actions can be bought too', () => {
    const { cards } = simulate(both);
    expect(cards.map(({ card }) => card)).toEqual(['mine-001', 'theirs-001']);
    expect(cards[1]?.bought.at(-1)?.count).toBeGreaterThan(0);
  });

  test('turns are the own ones, whoever begins', () => {
    for (const first of [0, 1] as const) {
      const { turns } = simulate({ ...both, spec: { ...both.spec, first, turns: 3 } });
      expect(turns.map(({ dice }) => dice.of)).toEqual([200, 200, 200]);
      expect(turns[0]?.dice.mean).toBe(first === 0 ? 3 : 4);
    }
  });
});

test('cards that the engine does not carry out are named', () => {
  const silent = plainCard('hhs-017', { keywords: ['spark'], hasWords: true });
  const keyword = plainCard('hhs-001', { keywords: ['ally'] });
  const { coverage } = simulate(
    requestOf({
      cards: [
        [silent, 1],
        [keyword, 1],
        [plainCard('hhs-046'), 1],
      ],
      games: 1,
    }),
  );
  expect(coverage).toMatchObject({ withText: 2, simulated: 1 });
  expect(coverage.notSimulated).toEqual([
    { card: 'hhs-017', name: 'Karai', lines: ['Spark', 'its text'] },
  ]);
});

describe('a comparison on the same luck', () => {
  const compare = (before: ReturnType<typeof requestOf>, after: ReturnType<typeof requestOf>) => {
    const request = { before, after };
    return writeComparison(request, playAll({ kind: 'comparison', request }));
  };

  test('of a team with itself shows no change at all', () => {
    const { lethal, damage, rolled, cards } = compare(requestOf({}), requestOf({}));
    for (const list of [lethal, damage, rolled, ...cards.map(({ afford }) => afford)]) {
      expect(list).toHaveLength(10);
      for (const { change, isClear } of list) expect([change, isClear]).toEqual([0, false]);
    }
  });

  test('both sides are what each shows alone', () => {
    const [before, after] = [
      requestOf({}),
      requestOf({ policy: POLICIES.get('rush') ?? SENSIBLE }),
    ];
    const report = compare(before, after);
    expect(report.before).toEqual(simulate(before));
    expect(report.after).toEqual(simulate(after));
    const last = report.lethal.at(-1);
    expect(last?.before).toBe(report.before.lethal.at(-1)?.p);
    expect(last?.after).toBe(report.after.lethal.at(-1)?.p);
    expect(last?.isClear).toBe(true);
    const damage = report.damage[4];
    expect(damage?.after).toBeCloseTo(report.after.turns[4]?.damage.mean ?? -1, 9);
  });

  test('one swap: only cards of both teams have a change, and it is known better than apart', () => {
    const shared = [[cardWith('kept-001', 3, ['bolt']), 2]] as const;
    const policy = policyOf({ buy: [{ what: 'any', cost: { least: 0, most: 2 } }] });
    const team = (card: ReturnType<typeof cardWith>) =>
      requestOf({ cards: [...shared, [card, 4]], policy, games: 2000, turns: 6 });
    const weak = cardWith('weak-001', 1, [], [['fist'], ['fist'], ['fist']]);
    const strong = cardWith(
      'strong-001',
      1,
      [],
      [
        ['bolt', 'bolt'],
        ['bolt', 'bolt'],
        ['bolt', 'bolt'],
      ],
    );
    const report = compare(team(weak), team(strong));
    expect(report.cards.map(({ card }) => card)).toEqual(['kept-001']);
    const [change, before, after] = [
      report.cards[0]?.afford[5],
      report.before.cards[0]?.afford[5],
      report.after.cards[0]?.afford[5],
    ];
    expect(change?.change).toBeGreaterThan(0.05);
    expect(change?.isClear).toBe(true);
    const apart = Math.hypot(
      (before?.high ?? 0) - (before?.low ?? 0),
      (after?.high ?? 0) - (after?.low ?? 0),
    );
    expect((change?.high ?? 9) - (change?.low ?? 0)).toBeLessThan(apart);
  });
});
