import { describe, expect, test } from 'vitest';
import type { CardFacts } from '../../../../src/dice-masters/cards/card-facts.ts';
import { analyse } from '../../../../src/dice-masters/teams/analysis/analyse.ts';
import { findGaps } from '../../../../src/dice-masters/teams/analysis/gaps/find-gaps.ts';
import { basicAction, catalogueOf, figuresOf, made, teamOf } from './made-up-team.ts';

type Entry = CardFacts | [CardFacts, number];
const TURTLE = ['teenage-mutant-ninja-turtles'];

/** Four Fist cards of these costs. */
const costing = (...costs: number[]) => costs.map((cost, index) => made(`c${index}`, { cost }));
const fielding = (stats: string) => [1, 2, 3].map((n) => made(`s${n}`, { cost: 3, stats }));

/** Situation, team, what is said of it. */
const FOUND: [string, Entry[], string][] = [
  [
    'cheapest card 4, Basic Action cheaper',
    [...costing(4, 5, 4, 5), basicAction('ba', { cost: 2 })],
    'No card costs 3 or less: your first turns may buy only Basic Actions.',
  ],
  [
    'cheapest card 5',
    [...costing(5, 5, 5, 5), basicAction('ba', { cost: 4 })],
    'No card costs 4 or less: your first turns may buy only Basic Actions.',
  ],
  [
    'Basic Actions as dear as the cards',
    [...costing(4, 5, 4, 5), basicAction('ba', { cost: 4 })],
    'Nothing of yours costs 3 or less, Basic Actions included: your first turns may buy nothing.',
  ],
  ['most dice cost 6 or more', costing(2, 6, 6, 7), '6 of your 8 dice cost 6 or more.'],
  [
    'cheap and dear cards and nothing between',
    [...costing(2, 3, 3, 3), ...[made('x', { cost: 6 }), made('y', { cost: 7 })]],
    'Nothing costs 4 or 5: your purchases jump from 3 to 6.',
  ],
  [
    'R8.4 four cards need a type their dice do not show',
    [1, 2, 3, 4].map((n) =>
      made(`m${n}`, { cost: 2, energy: 'mask', energyFaces: 'fist fist fist' }),
    ),
    'Four cards need Mask, but only your Sidekicks roll it.',
  ],
  [
    'R8.4 one card needs such a type',
    [made('Karai', { energy: 'bolt', energyFaces: 'generic-2 generic-2 generic-2' })],
    'Karai needs Bolt, but only your Sidekicks roll it.',
  ],
  [
    'one card of its type',
    [...costing(2, 3, 4), made('April', { energy: 'shield' })],
    'April is your only Shield card: the Shield for its first die must come from a Sidekick.',
  ],
  [
    'two cards, each alone in its type',
    [...costing(2, 3), made('April', { energy: 'shield' }), made('Slash', { energy: 'bolt' })],
    'Slash (Bolt) and April (Shield) stand alone in their energy: for the first die of each, it must come from a Sidekick.',
  ],
  [
    'most purchases need a type that few dice show',
    [
      [made('a', { cost: 2, energy: 'mask' }), 1],
      ...[1, 2, 3].map(
        (n): Entry => [
          made(`b${n}`, { cost: 3, energy: 'mask', energyFaces: 'fist fist+fist fist+fist' }),
          4,
        ],
      ),
    ],
    '13 of your dice need Mask, which few of your dice roll.',
  ],
  [
    'R1.2 actions only',
    [1, 2].map((n) => made(`a${n}`, { kind: 'action' })),
    'No card is a character: only your Sidekicks can attack and block.',
  ],
  [
    'R9.1 every level costs to field',
    fielding('1/4/4 1/4/4 2/4/4'),
    'Only your Sidekicks field for free: every level of every character costs 1 or more.',
  ],
  [
    'small attack on all levels',
    fielding('0/1/4 0/2/4 0/3/4'),
    'No character attacks for more than 3.',
  ],
  [
    'small defense on all levels',
    fielding('0/4/1 0/4/2 0/4/2'),
    'No character has more than 2 defense.',
  ],
  [
    'a Swarm card with one die',
    [[made('Foot Ninja', { keywords: ['swarm'] }), 1]],
    'Foot Ninja has Swarm but a single die.',
  ],
  [
    'Turtle Power without another Turtle',
    [made('Leonardo', { keywords: ['turtle-power'], affiliations: TURTLE }), made('b')],
    'Leonardo has Turtle Power, but no other card is a Turtle.',
  ],
  [
    'Common Ground without a Villain',
    [made('a', { keywords: ['common-ground'] }), made('b', { keywords: ['common-ground'] })],
    'Two cards have Common Ground, but no card is a Villain.',
  ],
  [
    'R11.1 a full team without a Global',
    [...costing(2, 3, 3, 4, 5, 6), basicAction('ba')],
    'None of your cards brings a Global.',
  ],
  [
    'faces nobody knows',
    [made('a', { energyFaces: null })],
    'The energy faces of one card are not known: your dice roll more energy than is counted.',
  ],
];

/** Near misses: what is almost a gap and must stay unsaid. */
const UNSAID: [string, Entry[], string][] = [
  ['a card of cost 3', costing(3, 5, 5, 5), 'early-purchases'],
  ['three cards are a beginning', costing(6, 6, 6), 'early-purchases'],
  ['half of the dice cost 6', costing(2, 2, 6, 6), 'dear-dice'],
  [
    'a Basic Action fills the middle',
    [...costing(2, 3, 6, 7), basicAction('ba', { cost: 4 })],
    'empty-middle',
  ],
  ['a single dear card', costing(2, 3, 3, 6), 'empty-middle'],
  [
    'R3.2 wild faces pay for any type',
    [made('a', { energy: 'mask', energyFaces: 'wild wild wild' })],
    'only-sidekicks-mask',
  ],
  [
    'an unknown face may be the one',
    [
      made('a', { energy: 'mask', energyFaces: 'fist fist fist' }),
      made('b', { energyFaces: null }),
    ],
    'only-sidekicks-mask',
  ],
  [
    'two cards share a type',
    [...costing(2, 3), made('x', { energy: 'bolt' }), made('y', { energy: 'bolt' })],
    'lone-types',
  ],
  [
    'one card of each type in a team just begun',
    [made('a'), made('b', { energy: 'bolt' })],
    'lone-types',
  ],
  [
    'a team of one type',
    [1, 2, 3, 4].map((n): Entry => [made(`m${n}`, { energy: 'mask' }), 4]),
    'scarce-mask',
  ],
  ['one level fields for free', fielding('0/4/4 1/4/4 2/4/4'), 'nothing-fields-free'],
  ['one face attacks for 4', fielding('0/1/4 0/2/4 0/4/4'), 'weak-attack'],
  ['one face has 3 defense', fielding('0/4/1 0/4/2 0/4/3'), 'weak-defense'],
  ['one character is enough', [made('a'), made('b', { kind: 'action' })], 'no-characters'],
  ['Swarm with two dice', [made('a', { keywords: ['swarm'] })], 'swarm-of-one'],
  [
    'Turtle Power with another Turtle',
    [
      made('a', { keywords: ['turtle-power'], affiliations: TURTLE }),
      made('b', { affiliations: TURTLE }),
    ],
    'turtle-alone',
  ],
  [
    'Common Ground with a Villain',
    [made('a', { keywords: ['common-ground'] }), made('b', { affiliations: ['villain'] })],
    'no-villain',
  ],
  [
    'a Global on a Basic Action',
    [...costing(2, 3, 3, 4, 5, 6), basicAction('ba', { globalCost: 1 })],
    'no-globals',
  ],
  ['no Basic Action chosen yet', costing(2, 3, 3, 4, 5, 6), 'no-globals'],
];

describe('gaps in words', () => {
  test.each(FOUND)('%s', (_, cards, message) => {
    const gaps = findGaps(figuresOf(cards));
    expect(gaps.map((gap) => gap.message)).toContain(message);
  });

  test.each(UNSAID)('unsaid: %s', (_, cards, id) => {
    expect(findGaps(figuresOf(cards)).map((gap) => gap.id)).not.toContain(id);
  });

  test('the unsaid ids are ids of real gaps', () => {
    const ids = FOUND.flatMap(([, cards]) => findGaps(figuresOf(cards)).map(({ id }) => id));
    expect(UNSAID.map(([, , id]) => id).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('a sound team hears nothing', () => {
    const sound = [
      made('a', { cost: 2, energy: 'fist', globalCost: 1 }),
      made('b', { cost: 3, energy: 'fist' }),
      made('c', { cost: 3, energy: 'mask' }),
      made('d', { cost: 4, energy: 'mask' }),
      made('e', { cost: 5, energy: 'mask' }),
      made('f', { cost: 6, energy: 'fist' }),
      basicAction('ba'),
    ];
    expect(findGaps(figuresOf(sound))).toEqual([]);
  });

  test('an empty team hears nothing', () => {
    expect(findGaps(figuresOf([]))).toEqual([]);
  });

  test('cards unknown to the catalogue are named, and nothing is concluded from their absence', () => {
    const known = made('a', {
      keywords: ['common-ground'],
      energy: 'mask',
      energyFaces: 'fist fist fist',
    });
    const team = teamOf([known]);
    team.cards.push({ card: '?QQQ 12', dice: 2, note: '' });
    const gaps = findGaps(analyse(team, catalogueOf([known])));
    expect(gaps.map(({ message, why }) => [message, why])).toEqual([
      ['One card is not in the catalogue and not counted here.', 'Nothing is known of QQQ 12.'],
    ]);
  });

  test('what weighs more comes first, each with its cards and a reason', () => {
    const gaps = findGaps(figuresOf([...costing(2, 6, 6, 7), made('April', { energy: 'shield' })]));
    expect(gaps.map(({ id, weight, cards }) => [id, weight, cards.map((card) => card.id)])).toEqual(
      [
        ['dear-dice', 'watch', ['c1', 'c2', 'c3']],
        ['lone-types', 'note', ['April']],
      ],
    );
    expect(gaps.every(({ why }) => /^[A-Z].*\.$/.test(why))).toBe(true);
  });
});
