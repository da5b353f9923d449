import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardFacts } from '../../../../src/dice-masters/cards/card-facts.ts';
import type { RandomRequest } from '../../../../src/dice-masters/teams/random/draw.ts';
import { randomTeam } from '../../../../src/dice-masters/teams/random/random-team.ts';
import type { Team } from '../../../../src/dice-masters/teams/team.ts';
import { basicAction, catalogueOf, made } from '../analysis/made-up-team.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 100);

const TOURNAMENT: RandomRequest['format'] = {
  id: 'tournament',
  name: 'Tournament 20/20',
  cards: { least: 1, most: 8 },
  dice: { least: 0, most: 20 },
  fullDice: false,
  dicePerCard: null,
  basicActions: { least: 2, most: 2, dice: [3] },
};

/** Sixty cards: thirty names printed twice, costs from 2 to 7. */
const cards = Array.from({ length: 60 }, (_, index) =>
  made(`c${index}`, { name: `Name ${index % 30}`, cost: 2 + (index % 6), set: `s${index % 9}` }),
);
const actions = Array.from({ length: 6 }, (_, index) => basicAction(`ba${index}`));
const catalogue = catalogueOf([...cards, ...actions]);
const everything = [...catalogue.all()].map(({ id }) => id);

const facts = ({ cards: some }: Team): CardFacts[] =>
  some.flatMap(({ card }) => catalogue.card(card) ?? []);
const diceOf = ({ cards: some }: Team) => some.reduce((sum, { dice }) => sum + dice, 0);
const differ = (values: readonly string[]) => new Set(values).size === values.length;

/** V01, V04, V05, V08, V09 in a few lines. */
function isLegal(team: Team): boolean {
  return (
    team.cards.length <= 8 &&
    team.basicActions.length <= 2 &&
    diceOf(team) <= 20 &&
    team.cards.every(({ card, dice }) => dice <= (catalogue.card(card)?.maxDice ?? 0)) &&
    differ(facts(team).map(({ name }) => name)) &&
    differ(team.basicActions.map(({ card }) => card))
  );
}

function draw(changes: Partial<RandomRequest> = {}) {
  return randomTeam({
    pool: everything,
    locked: [],
    format: TOURNAMENT,
    seed: 'turtle',
    catalogue,
    isLegal,
    ...changes,
  });
}

describe('a large pool', () => {
  test('gives a full legal team for any seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { team, isFull, remarks } = draw({ seed });
        expect(isLegal(team)).toBe(true);
        expect([team.cards.length, team.basicActions.length, diceOf(team)]).toEqual([8, 2, 20]);
        expect({ isFull, remarks }).toEqual({ isFull: true, remarks: [] });
      }),
      { numRuns: RUNS },
    );
  });

  test('the same seed gives the same team, another seed another', () => {
    expect(draw({ seed: 'a' })).toEqual(draw({ seed: 'a' }));
    const teams = ['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(draw({ seed }).team.cards));
    expect(new Set(teams).size).toBe(4);
  });

  test('costs are spread: three cheap, three middling, two dear', () => {
    const costs = facts(draw().team).map(({ cost }) => cost);
    expect(costs.filter((cost) => cost <= 3)).toHaveLength(3);
    expect(costs.filter((cost) => cost >= 6)).toHaveLength(2);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  });

  test('every card is drawn by some seed', () => {
    const drawn = Array.from({ length: 300 }, (_, seed) => draw({ seed: String(seed) }).team);
    const ids = new Set(drawn.flatMap((team) => team.cards.map(({ card }) => card)));
    expect(ids.size).toBe(cards.length);
  });
});

describe('locked cards', () => {
  const locked = [
    { card: 'c7', dice: 1, note: 'mine' },
    { card: 'ba3', dice: 3, note: '' },
  ];

  test('stay in front with their dice and note', () => {
    for (const seed of ['1', '2', '3']) {
      const { team, isFull } = draw({ locked, seed });
      expect(team.cards[0]).toEqual(locked[0]);
      expect(team.basicActions[0]).toEqual(locked[1]);
      expect(isFull).toBe(true);
    }
  });

  test('that break a rule already are left alone and said', () => {
    const twice = [locked[0], { card: 'c37', dice: 1, note: '' }].flatMap((one) => one ?? []);
    const { team, isFull, remarks } = draw({ locked: twice });
    expect(team.cards).toEqual(twice);
    expect(isFull).toBe(false);
    expect(remarks).toEqual(['The locked cards alone are not legal in Tournament 20/20.']);
  });

  test('an unknown card keeps its slot', () => {
    const unknown = [{ card: '?QQQ 1', dice: 2, note: '' }];
    const { team } = draw({ locked: unknown, isLegal: () => true });
    expect(team.cards).toHaveLength(8);
    expect(team.cards[0]).toEqual(unknown[0]);
  });
});

describe('a small pool', () => {
  test('gives what it can and says the rest', () => {
    const { team, isFull, remarks } = draw({ pool: ['c1', 'c31', 'c2', 'ba1'] });
    expect(team.cards).toHaveLength(2);
    expect(isFull).toBe(false);
    expect(remarks).toEqual([
      '2 of 8 cards: no other card of the search fits.',
      '8 of 20 dice: these cards may carry no more.',
      expect.stringMatching(
        /^The search gave too few Basic Actions, so ba\d came from all cards\.$/,
      ),
    ]);
  });

  test('of nothing says so', () => {
    expect(draw({ pool: ['gone-1'] }).remarks).toContain(
      '0 of 8 cards: the search found no card with dice.',
    );
  });

  test('without any Basic Action allowed says so', () => {
    const none = (team: Team) => team.basicActions.length === 0;
    expect(draw({ isLegal: none }).remarks).toContain('0 of 2 Basic Actions: no other is allowed.');
  });
});

describe('other formats', () => {
  test('C02 fifteen dice', () => {
    const format = { ...TOURNAMENT, dice: { least: 0, most: 15 } };
    expect(diceOf(draw({ format }).team)).toBe(15);
  });

  test('DF03, DF04 four cards full of dice, one Basic Action with six', () => {
    const format = {
      ...TOURNAMENT,
      cards: { least: 4, most: 4 },
      dice: { least: 0, most: null },
      basicActions: { least: 1, most: 1, dice: [6] },
    };
    const { team, isFull } = draw({ format });
    expect(team.cards.map(({ dice }) => dice)).toEqual([4, 4, 4, 4]);
    expect(team.basicActions.map(({ dice }) => dice)).toEqual([6]);
    expect(isFull).toBe(true);
  });

  test('DQ04 every card starts with its full dice', () => {
    const full = (team: Team) => team.cards.every(({ dice }) => dice === 4);
    const format = { ...TOURNAMENT, dice: { least: 0, most: null }, fullDice: true };
    expect(draw({ format, isLegal: full }).team.cards).toHaveLength(8);
  });

  test('a limit of dice for each card', () => {
    const { team } = draw({ format: { ...TOURNAMENT, dicePerCard: 2 } });
    expect(team.cards.every(({ dice }) => dice <= 2)).toBe(true);
    expect(diceOf(team)).toBe(16);
  });

  test('one card from each set still fills the team', () => {
    const onePerSet = (team: Team) => isLegal(team) && differ(facts(team).map(({ set }) => set));
    expect(draw({ isLegal: onePerSet }).isFull).toBe(true);
  });

  test('a first card that blocks all others is drawn back', () => {
    const blocking = catalogueOf([
      made('p1', { name: 'P', set: 'one' }),
      made('p2', { name: 'P', set: 'two' }),
      made('q1', { name: 'Q', set: 'one' }),
    ]);
    const all = (team: Team) => team.cards.flatMap(({ card }) => blocking.card(card) ?? []);
    const bothDiffer = (team: Team) =>
      differ(all(team).map(({ name }) => name)) && differ(all(team).map(({ set }) => set));
    const sizes = Array.from({ length: 20 }, (_, seed) => {
      const format = { ...TOURNAMENT, cards: { least: 2, most: 2 } };
      const pool = ['p1', 'p2', 'q1'];
      return draw({ seed: `${seed}`, catalogue: blocking, pool, format, isLegal: bothDiffer });
    });
    expect(sizes.map(({ team }) => team.cards.length)).toEqual(Array(20).fill(2));
  });
});
