import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnchanged } from '../../../../src/dice-masters/teams/compare/compare-cards.ts';
import { compareTeams } from '../../../../src/dice-masters/teams/compare/compare-teams.ts';
import { EMPTY_TEAM, type Team, type TeamCard } from '../../../../src/dice-masters/teams/team.ts';
import { catalogueOf, made } from '../analysis/made-up-team.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 200);

const catalogue = catalogueOf([
  made('karai-1', { die: 'zzz/karai' }),
  made('karai-2', { die: 'zzz/karai' }),
  made('april'),
  made('slash'),
]);

/** `april 2` is a card with two dice, `april 2 "why"` one with a note. */
function team(cards: string, rest: Partial<Team> = {}): Team {
  const entries = cards.split(', ').filter(Boolean).map(entry);
  return { ...EMPTY_TEAM, cards: entries, ...rest };
}

function entry(text: string): TeamCard {
  const [, card = '', dice = '0', note = ''] = /^(\S+) (\d)(?: "(.*)")?$/.exec(text) ?? [];
  return { card, dice: Number(dice), note };
}

const ROWS: [string, string, string, string[]][] = [
  ['nothing', 'april 2, slash 1', 'april 2, slash 1', []],
  ['a card more', 'april 2', 'april 2, slash 3', ['slash added 0→3']],
  ['a card less', 'april 2, slash 3', 'slash 3', ['april removed 2→0']],
  [
    'a die more, a die less',
    'april 2, slash 2',
    'april 3, slash 1',
    ['april kept 2→3', 'slash kept 2→1'],
  ],
  [
    'a card in front moves nobody',
    'april 2, slash 2',
    'karai-1 1, april 2, slash 2',
    ['karai-1 added 0→1'],
  ],
  ['the last goes first', 'a 1, b 1, c 1, d 1', 'd 1, a 1, b 1, c 1', ['d kept 1→1 moved 4→1']],
  ['two change places', 'a 1, b 1', 'b 1, a 1', ['b kept 1→1 moved 2→1']],
  ['a new note', 'april 2', 'april 2 "first buy"', ['april kept 2→2 note “”→“first buy”']],
  ['one of two equal cards', 'april 1, april 2', 'april 1', ['april removed 2→0']],
  ['a card with an unknown code', '?QQQ 2', '?QQQ 3', ['?QQQ kept 2→3']],
];

describe('card by card', () => {
  test.each(ROWS)('%s', (_, before, after, expected) => {
    const change = compareTeams(team(before), team(after), catalogue);
    const said = change.cards
      .filter((one) => !isUnchanged(one))
      .map(({ card, kind, dice, moved, note }) =>
        [
          `${card} ${kind} ${dice.before}→${dice.after}`,
          moved && `moved ${moved.before}→${moved.after}`,
          note && `note “${note.before}”→“${note.after}”`,
        ]
          .filter(Boolean)
          .join(' '),
      );
    expect(said).toEqual(expected);
    expect(change.isSame).toBe(expected.length === 0);
  });
});

describe('the rest of the team', () => {
  test('name, format, notes and tags', () => {
    const after = team('', {
      name: 'New',
      format: 'casual',
      notes: 'Rush.',
      tags: ['fast', 'fun'],
    });
    expect(compareTeams(team('', { tags: ['fun', 'old'] }), after, catalogue)).toMatchObject({
      name: { before: '', after: 'New' },
      format: { before: 'tournament', after: 'casual' },
      notes: { before: '', after: 'Rush.' },
      tags: { added: ['fast'], removed: ['old'] },
      isSame: false,
    });
  });

  test('Basic Actions are compared apart from the cards', () => {
    const before = team('april 2', { basicActions: [entry('smash 3')] });
    const after = team('april 2', { basicActions: [entry('reclaim 3')] });
    const { cards, basicActions, diceTotal } = compareTeams(before, after, catalogue);
    expect(basicActions.map(({ card, kind }) => [card, kind])).toEqual([
      ['reclaim', 'added'],
      ['smash', 'removed'],
    ]);
    expect(cards.every(isUnchanged)).toBe(true);
    expect(diceTotal).toEqual({ before: 2, after: 2 });
  });
});

describe('die by die', () => {
  test('two cards of one design share their dice', () => {
    const { dice } = compareTeams(
      team('karai-1 3, april 1'),
      team('karai-2 2, april 1'),
      catalogue,
    );
    expect(dice).toEqual([
      { die: 'zzz/karai', cards: ['karai-1', 'karai-2'], dice: { before: 3, after: 2 } },
    ]);
  });

  test('a swap within a design needs no other dice', () => {
    expect(compareTeams(team('karai-1 3'), team('karai-2 3'), catalogue).dice).toEqual([]);
  });

  test('an unknown card is a design of its own', () => {
    const { dice } = compareTeams(team(''), team('?QQQ 2'), catalogue);
    expect(dice).toEqual([{ die: '?QQQ', cards: ['?QQQ'], dice: { before: 0, after: 2 } }]);
  });
});

describe('for any two teams', () => {
  const cards = fc.array(
    fc.record({
      card: fc.constantFrom('april', 'slash', 'karai-1', 'karai-2', '?x'),
      dice: fc.integer({ min: 0, max: 5 }),
      note: fc.constantFrom('', 'why'),
    }),
    { maxLength: 9 },
  );

  test('every card of both stands in the answer once, with its dice', () => {
    fc.assert(
      fc.property(cards, cards, (before, after) => {
        const answer = compareTeams(
          { ...EMPTY_TEAM, cards: before },
          { ...EMPTY_TEAM, cards: after },
          catalogue,
        );
        const here = answer.cards.filter(({ kind }) => kind !== 'added');
        const there = answer.cards.filter(({ kind }) => kind !== 'removed');
        expect(here.map((one) => `${one.card} ${one.dice.before}`).sort()).toEqual(
          before.map((one) => `${one.card} ${one.dice}`).sort(),
        );
        expect(there.map((one) => `${one.card} ${one.dice.after}`)).toEqual(
          after.map((one) => `${one.card} ${one.dice}`),
        );
      }),
      { numRuns: RUNS },
    );
  });

  test('is the same exactly when both are equal', () => {
    fc.assert(
      fc.property(cards, cards, (before, after) => {
        const one = { ...EMPTY_TEAM, cards: before };
        const other = { ...EMPTY_TEAM, cards: after };
        const isEqual = JSON.stringify(before) === JSON.stringify(after);
        expect(compareTeams(one, other, catalogue).isSame).toBe(isEqual);
        expect(compareTeams(one, structuredClone(one), catalogue).isSame).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
