import { describe, expect, test } from 'vitest';
import type { ScenarioFile } from '../../../src/dice-masters/engine/scenario/scenario.ts';
import { play, scenarios } from './support/scenarios.ts';

const THUG = { name: 'Thug', levels: ['1/2/3', '1/3/3'], cost: 4, energy: ['fist' as const] };
const SCOUT = { name: 'Scout', levels: ['0/1/4'], cost: 2 };

/** Thug attacks, Scout may block. */
const FIGHT: ScenarioFile = {
  name: 'a fight',
  step: 'attack',
  seats: [
    { cards: [THUG], zones: { field: ['Thug level 1', 'Sidekick'] } },
    { cards: [SCOUT], zones: { field: ['Scout level 1', 'Sidekick'] } },
  ],
  picks: ['attack with Thug', 'done', 'block Thug with Scout', 'done'],
};

const problemsOf = (file: ScenarioFile) => play(file).problems;

scenarios('a scenario', [
  {
    ...FIGHT,
    name: 'stops before the Cleanup Step, where damage is still there',
    stop: 'cleanup',
    expect: { damage: { Thug: 1, Scout: 2 }, stats: [{ Thug: '2/3' }, { Scout: '1/4' }] },
  },
  {
    ...FIGHT,
    name: 'may say whose damage it means',
    stop: 'cleanup',
    expect: { damage: [{ Thug: 1 }, { Scout: 2, Sidekick: 0 }] },
  },
  {
    ...FIGHT,
    name: 'stops at the first question of a step',
    step: 'main',
    picks: [],
    stop: 'attack',
    expect: {
      open: { kind: 'attackers', has: ['attack Thug', 'attack Sidekick'], lacks: ['block'] },
    },
  },
  {
    ...FIGHT,
    name: 'that stops at a step need not name the question',
    step: 'main',
    picks: [],
    stop: 'attack',
    expect: { life: [20, 20] },
  },
  {
    name: 'stops behind a step that asks nothing',
    step: 'main',
    seats: [{ cards: [THUG], zones: { reserve: ['Sidekick fist'] } }, { kind: 'nobody' }],
    stop: 'attack',
    expect: { zones: [{ reserve: ['Sidekick fist'] }, {}] },
  },
  {
    name: 'knows what dice cost',
    step: 'main',
    seats: [
      { cards: [THUG], zones: { reserve: ['4 Sidekick fist'] } },
      { cards: [SCOUT, { name: 'Rest', kind: 'basic-action', cost: 3 }] },
    ],
    stop: 'picks',
    expect: {
      prices: { Thug: 4, Scout: 2, Rest: 3 },
      open: { has: ['buy Thug', 'buy Rest'], lacks: ['buy Scout', 'field Thug'] },
    },
  },
  {
    ...FIGHT,
    name: 'lets picks name the seat',
    picks: [
      { seat: 0, pick: 'attack with Sidekick' },
      { seat: 1, pick: 'block Sidekick with Sidekick' },
    ],
    expect: { zones: [{ prep: ['Sidekick'] }, { prep: ['Sidekick'] }] },
  },
  {
    name: 'may ask where there is a single option',
    step: 'main',
    askSingle: true,
    seats: [{}, { kind: 'nobody' }],
    stop: 'picks',
    expect: { open: { kind: 'main', options: ['pass'] } },
  },
  {
    name: 'takes a single option without asking otherwise',
    step: 'main',
    seats: [{}, { kind: 'nobody' }],
    stop: 'picks',
    expect: { life: [20, 20] },
  },
]);

describe('a scenario tells', () => {
  const stopped: ScenarioFile = { ...FIGHT, stop: 'cleanup' };

  test.each([
    ['damage', { damage: { Thug: 2 } }, 'Thug is 1 damage, not 2'],
    ['whose damage', { damage: [{ Scout: 2 }, {}] }, 'Scout of seat 0 is not in the Field'],
    ['stats of a seat', { stats: [{}, { Scout: '2/4' }] }, 'Scout of seat 1 is 1/4, not 2/4'],
    ['a price', { prices: { Thug: 3 } }, 'Thug costs 4, not 3'],
    ['a price of nobody', { prices: { Thugg: 3 } }, 'no card is called Thugg'],
  ] as const)('%s that is not as expected', (_, expect_, said) => {
    const [problem] = problemsOf({
      ...stopped,
      expect: structuredClone(expect_) as ScenarioFile['expect'],
    });
    expect(problem).toContain(said);
  });

  test.each([
    ['has', 'attack Thgu', 'names nothing of this game: thgu'],
    ['lacks', 'attack Thgu', 'names nothing of this game: thgu'],
    ['lacks', 'attack Thug', 'the options are'],
    ['has', 'block Thug', 'the options are'],
  ])('%s: %s', (field, words, said) => {
    const file: ScenarioFile = {
      ...FIGHT,
      picks: [],
      stop: 'picks',
      expect: { open: { [field]: [words] } },
    };
    expect(problemsOf(file)[0]).toContain(said);
  });

  test('a pick of the wrong seat', () => {
    const picks = [{ seat: 1 as const, pick: 'attack with Thug' }];
    expect(problemsOf({ ...FIGHT, picks })).toEqual([
      'pick "attack with Thug by seat 1" was never possible',
    ]);
  });

  test.each(['__proto__', 'constructor'])('that there is no profile %s', (base) => {
    const profile = { base };
    expect(() => play({ ...FIGHT, profile })).toThrow('there is no profile');
    expect(() => play({ ...FIGHT, profile: { toString: true } })).toThrow('there is no toggle');
  });
});
