import { describe, expect, test } from 'vitest';
import { describePolicy } from '../../../src/dice-masters/players/describe-policy.ts';
import type { PolicyFile } from '../../../src/dice-masters/players/policy.ts';
import { policySchema } from '../../../src/dice-masters/schema/policy.ts';
import { SIM_EXPLANATIONS } from '../../../src/dice-masters/simulation/explain.ts';
import type { SimRequest } from '../../../src/dice-masters/simulation/request.ts';
import { cardWith, POLICIES, policyOf, requestOf, simulate } from '../simulation/requests.ts';

const CHEAP = cardWith('cheap-001', 2, ['fist']);
const MIDDLE = cardWith('middle-001', 3, ['bolt']);
const DEAR = cardWith('dear-001', 4, ['mask']);
const TEAM: NonNullable<Parameters<typeof requestOf>[0]['cards']> = [
  [CHEAP, 3],
  [MIDDLE, 3],
  [DEAR, 3],
];

function play(file: Partial<PolicyFile>, more: Partial<SimRequest['spec']> = {}, turns = 8) {
  return simulate(
    requestOf({ cards: TEAM, policy: policyOf(file), games: 300, turns, spec: more }),
  );
}

/** The share of games with a die of each card at the end. */
const bought = (report: ReturnType<typeof play>) =>
  report.cards.map((card) => card.bought.at(-1)?.p ?? -1);

describe('ready policies', () => {
  test('there are several, each with a name and a plan', () => {
    expect(POLICIES.size).toBeGreaterThanOrEqual(5);
    for (const { name, summary } of POLICIES.values()) expect([name, summary]).not.toContain('');
  });

  test.each([...POLICIES])(
    '%s plays a team, spends energy and is told in sentences',
    (_, policy) => {
      const report = simulate(requestOf({ policy, games: 100 }));
      expect(report.turns[0]?.spent.of).toBe(100);
      expect(report.turns.reduce((sum, { spent }) => sum + spent.mean, 0)).toBeGreaterThan(3);
      const words = describePolicy(policy, (id) => id);
      expect(words).toHaveLength(4);
      for (const sentence of words) expect(sentence).toMatch(/^[A-Z][^.]+\.$/);
    },
  );
});

describe('the buy list', () => {
  test('buys nothing that no line names', () => {
    expect(bought(play({ buy: [] }))).toEqual([0, 0, 0]);
    const [cheap, middle, dear] = bought(play({ buy: [{ what: 'middle-001' }] }));
    expect([cheap, dear]).toEqual([0, 0]);
    expect(middle).toBeGreaterThan(0.9);
  });

  test('takes the first line that fits, and of several cards the dearest or cheapest', () => {
    const reroll = { goal: 'energy' } as const;
    const dearest = play({ buy: [{ what: 'any' }], reroll }, { first: 1 }, 1);
    const cheapest = play({ buy: [{ what: 'any', prefer: 'cheapest' }], reroll }, { first: 1 }, 1);
    expect(dearest.cards[2]?.bought[0]?.count).toBe(dearest.cards[2]?.afford[0]?.count);
    expect(cheapest.cards[0]?.bought[0]?.count).toBe(cheapest.cards[0]?.afford[0]?.count);
  });

  test('turns and cost are conditions of a line', () => {
    const buy = [
      { what: 'any', cost: { most: 2 }, turns: { until: 2 } },
      { what: 'any', cost: { least: 4 }, turns: { from: 3 } },
    ] as const;
    const { cards } = play({ buy: [...buy] });
    const counts = (place: number) => cards[place]?.bought.map(({ count }) => count) ?? [];
    expect(counts(0)[7]).toBe(counts(0)[1]);
    expect(counts(0)[1]).toBeGreaterThan(0);
    expect(counts(1)[7]).toBe(0);
    expect(counts(2)[1]).toBe(0);
    expect(counts(2)[7]).toBeGreaterThan(0);
  });

  test('not beyond so many dice of one card', () => {
    const { turns } = play({ buy: [{ what: 'cheap-001', atMost: 1 }] });
    for (const { bagContent } of turns) expect(bagContent[1]?.mean).toBeLessThanOrEqual(1);
    const free = play({ buy: [{ what: 'cheap-001' }] });
    expect(
      Math.max(...free.turns.map(({ bagContent }) => bagContent[1]?.mean ?? 0)),
    ).toBeGreaterThan(1);
  });
});

describe('the reroll', () => {
  test('towards energy gives more energy than none, and keeps fewer characters', () => {
    const none = play({ reroll: { goal: 'none' } });
    const energy = play({ reroll: { goal: 'energy' } });
    expect(none.turns[0]?.rolled.mean).toBeCloseTo(2.5, 0);
    expect(energy.turns[0]?.rolled.mean).toBeGreaterThan((none.turns[0]?.rolled.mean ?? 9) + 0.25);
  });

  test('towards a type finds it', () => {
    const pays = (reroll: PolicyFile['reroll']) =>
      play({ reroll }, { first: 1 }).cards[2]?.afford[0]?.p ?? 0;
    expect(pays({ goal: 'pay', cost: 4, types: ['mask'] })).toBeGreaterThan(
      pays({ goal: 'none' }) + 0.2,
    );
    const typed = play({ reroll: { goal: 'type', type: 'fist' } }, { first: 1 }).cards[0]?.afford[0]
      ?.p;
    expect(typed).toBeGreaterThan(
      play({ reroll: { goal: 'type', type: 'shield' } }, { first: 1 }).cards[0]?.afford[0]?.p ?? 1,
    );
  });

  test('towards the buy list helps the card wanted most', () => {
    const wanting = (what: string) =>
      play({ buy: [{ what }], reroll: { goal: 'buy-list' } }, { first: 1 }, 1).cards[2]?.bought[0]
        ?.p ?? 0;
    expect(wanting('dear-001')).toBeGreaterThan(0.7);
    expect(wanting('cheap-001')).toBe(0);
  });

  test('towards characters rerolls bought dice that show energy', () => {
    const buy = [{ what: 'cheap-001' }] as const;
    const fielded = (reroll: PolicyFile['reroll']) =>
      play({
        buy: [...buy],
        reroll,
        field: { who: 'everyone', when: 'before-buying' },
      }).cards[0]?.firstFielded.at(-1)?.p;
    expect(fielded({ goal: 'characters' })).toBeGreaterThan(fielded({ goal: 'energy' }) ?? 1);
  });
});

describe('fielding', () => {
  test('everyone, no Sidekicks, nobody', () => {
    const field = (who: 'everyone' | 'no-sidekicks' | 'nobody') =>
      play({ buy: [{ what: 'cheap-001' }], field: { who } });
    const atEnd = (report: ReturnType<typeof play>) => report.turns.at(-1)?.fielded.mean ?? -1;
    expect(atEnd(field('nobody'))).toBe(0);
    expect(field('no-sidekicks').turns[0]?.fielded.mean).toBe(0);
    expect(atEnd(field('no-sidekicks'))).toBeGreaterThan(0);
    expect(atEnd(field('everyone'))).toBeGreaterThan(atEnd(field('no-sidekicks')));
  });

  test('before buying or with what is left', () => {
    const dearToField = {
      ...CHEAP,
      faces: CHEAP.faces.map((face) =>
        face.kind === 'level' ? { ...face, fielding: 2 as const } : face,
      ),
    };
    const ask = (when: 'before-buying' | 'after-buying') =>
      simulate(
        requestOf({
          cards: [[dearToField, 4]],
          policy: policyOf({
            buy: [{ what: 'any' }],
            field: { who: 'no-sidekicks', when, firstFrom: 50 },
          }),
          games: 300,
          turns: 6,
        }),
      ).turns.at(-1)?.fielded.mean ?? -1;
    expect(ask('before-buying')).toBeGreaterThan(ask('after-buying'));
  });
});

describe('attacking', () => {
  const attacks = (attack: PolicyFile['attack'], seats?: SimRequest['spec']['seats']) =>
    play({ buy: [{ what: 'any' }], field: { who: 'everyone' }, attack }, seats ? { seats } : {}, 8);

  test('from a turn on', () => {
    const { attacked } = attacks({ who: 'everyone', from: 4 });
    expect(attacked[2]?.count).toBe(0);
    expect(attacked[3]?.count).toBeGreaterThan(0);
  });

  test('only to win: no damage before the last blow', () => {
    const { attacked, lethal } = attacks({ who: 'only-to-win' }, [
      { kind: 'player', life: 20, cards: TEAM.map(([{ id }, dice]) => ({ card: id, dice })) },
      { kind: 'nobody', life: 3 },
    ]);
    expect(attacked.map(({ count }) => count)).toEqual(lethal.map(({ count }) => count));
    expect(lethal.at(-1)?.count).toBeGreaterThan(0);
  });
});

describe('the data of a policy', () => {
  test('leaves out what is usual', () => {
    const policy = policySchema.parse({ name: 'Short', summary: 'As usual.' });
    expect(policy).toMatchObject({
      buy: [{ what: 'any', prefer: 'dearest' }],
      reroll: { goal: 'buy-list' },
      field: { who: 'everyone', when: 'free-first', firstFrom: 5 },
      attack: { who: 'safe', from: 1 },
    });
  });

  test.each([
    [{ buy: [{ what: 'nothing' }] }, 'buy.0.what'],
    [{ buy: [{ what: 'any', cost: { least: 3, most: 2 } }] }, 'buy.0.cost'],
    [{ buy: [{ what: 'any', turns: { from: 5, until: 2 } }] }, 'buy.0.turns'],
    [{ reroll: { goal: 'luck' } }, 'reroll.goal'],
    [{ reroll: { goal: 'pay' } }, 'reroll.cost'],
    [{ attack: { who: 'all' } }, 'attack.who'],
    [{ speed: 3 }, ''],
  ])('%j is refused at %s', (change, place) => {
    const parsed = policySchema.safeParse({ name: 'Wrong', summary: 'Wrong.', ...change });
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([place]);
  });

  test('is told with the names of cards', () => {
    const policy = policyOf({
      buy: [
        { what: 'cheap-001', turns: { until: 2 }, atMost: 2 },
        { what: 'basic-action', cost: { most: 2 } },
      ],
      reroll: { goal: 'pay', cost: 4, types: ['bolt'] },
      attack: { who: 'everyone', from: 3 },
    });
    expect(describePolicy(policy, () => 'Cheap')).toEqual([
      'Buys Cheap on turns up to 2, up to 2 dice of a card; else the dearest Basic Action that costs up to 2.',
      'Rerolls for the best chance of 4 energy with bolt.',
      'Fields nobody.',
      'Attacks with everyone, from turn 3 on.',
    ]);
  });
});

test('every figure is explained in whole sentences', () => {
  for (const words of Object.values(SIM_EXPLANATIONS)) expect(words).toMatch(/^[A-Z].{40,}\.$/);
});
