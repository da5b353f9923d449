import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeTeams } from '../../../src/dice-masters/teams/merge-teams.ts';
import { mergeTexts, moveCaret } from '../../../src/dice-masters/teams/merge-texts.ts';
import { EMPTY_TEAM, type Team } from '../../../src/dice-masters/teams/team.ts';

describe('texts that two people changed', () => {
  const rows: [base: string, ours: string, theirs: string, both: string][] = [
    ['', 'a', 'b', 'ba'],
    ['ab', 'abX', 'Yab', 'YabX'],
    ['ab', 'Xab', 'abY', 'XabY'],
    ['one two three', 'one three', 'one two three four', 'one three four'],
    ['one two', 'ONE two', 'one TWO', 'ONE TWO'],
    ['same', 'same', 'other', 'other'],
    ['same', 'other', 'same', 'other'],
    ['old', 'new', 'new', 'new'],
    ['abc', 'aXc', 'aYc', 'aYXc'],
    ['abc', '', 'abcd', 'd'],
  ];
  test.each(rows)('from “%s” to “%s” and “%s” is “%s”', (base, ours, theirs, both) => {
    expect(mergeTexts(base, ours, theirs)).toBe(both);
  });

  test('keep every letter that either put in', () => {
    const text = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(text, text, text, fc.nat(12), fc.nat(12), (base, own, other, here, there) => {
        const ours = base.slice(0, here) + own + base.slice(here);
        const theirs = base.slice(0, there) + other + base.slice(there);
        if (ours === theirs) return;
        const both = [...mergeTexts(base, ours, theirs)].sort();
        expect(both).toEqual([...(base + own + other)].sort());
      }),
    );
  });

  test('move the caret with the letters around it', () => {
    expect(moveCaret('end', 'the end', 1)).toBe(5);
    expect(moveCaret('the end', 'the end of it', 4)).toBe(4);
    expect(moveCaret('the long end', 'the end', 6)).toBe(4);
  });
});

describe('teams that two tabs changed', () => {
  const entry = (card: string, dice = 1, note = '') => ({ card, dice, note });
  const team = (...cards: Team['cards']): Team => ({ ...EMPTY_TEAM, cards });
  const base = team(entry('hhs-001', 2), entry('hhs-002', 2), entry('hhs-003', 2));
  const [one, two, three] = base.cards as [Team['cards'][0], Team['cards'][0], Team['cards'][0]];

  test('get the cards of both, without what either took out', () => {
    const ours = team(two, three, entry('imw-001'));
    const theirs = team(one, two, entry('wwe-001'));
    expect(mergeTeams(base, ours, theirs)).toEqual(team(two, entry('wwe-001'), entry('imw-001')));
  });

  test('get the dice of one and the note of the other on the same card', () => {
    const ours = team({ ...one, dice: 4 }, two, three);
    const theirs = team({ ...one, note: 'early' }, two, three);
    expect(mergeTeams(base, ours, theirs)).toEqual(
      team({ card: 'hhs-001', dice: 4, note: 'early' }, two, three),
    );
  });

  test('keep the order of the one who changed it', () => {
    const moved = team(three, one, two);
    const longer = team(one, two, three, entry('wwe-001'));
    expect(mergeTeams(base, moved, longer).cards.map(({ card }) => card)).toEqual([
      'hhs-003',
      'hhs-001',
      'hhs-002',
      'wwe-001',
    ]);
    expect(mergeTeams(base, longer, moved)).toEqual(team(three, one, two, entry('wwe-001')));
  });

  test('keep a card that stands twice, twice', () => {
    const twice = team(one, one, two);
    expect(mergeTeams(twice, twice, { ...twice, name: 'Twins' })).toEqual({
      ...twice,
      name: 'Twins',
    });
  });

  test('get the format and tags that either chose', () => {
    const ours = { ...base, format: 'casual', tags: ['fast'] };
    const theirs = { ...base, tags: ['cheap'] };
    expect(mergeTeams(base, ours, theirs)).toEqual({
      ...base,
      format: 'casual',
      tags: ['cheap', 'fast'],
    });
  });
});
