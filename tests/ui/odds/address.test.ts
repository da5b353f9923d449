import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_TEAM } from '../../../src/dice-masters/teams/team.ts';
import { type Asked, FIRST_ASKED, REROLLS, SEATS, VIEWS } from '../../../src/ui/odds/asked.ts';
import { formatAsked, splitFragment, withCardsOf } from '../../../src/ui/odds/asked-link.ts';

const TEAM = '3hhs16.2imw5/hhs49&name=Shell%20Shock';

test('a question as usual adds nothing to the link of the team', () => {
  expect(formatAsked(FIRST_ASKED)).toBe('');
  expect(splitFragment(`#${TEAM}`)).toEqual({ link: TEAM, asked: FIRST_ASKED });
});

test('a question stands in one legible part of the link', () => {
  const asked: Asked = { ...FIRST_ASKED, view: 'games', seed: 'a~b.c d', games: 1000, ran: true };
  const part = formatAsked(asked);
  expect(part).toBe('odds=v.games~n.1000~s.a%7Eb%2Ec%20d~ran.true');
  expect(splitFragment(`${TEAM}&${part}`)).toEqual({ link: TEAM, asked });
});

test('every question comes back from its link', () => {
  const asked = fc.record({
    view: fc.constantFrom(...VIEWS),
    seat: fc.constantFrom(...SEATS),
    reroll: fc.constantFrom(...REROLLS),
    seed: fc.string({ maxLength: 40, unit: 'grapheme' }).filter((text) => text.length <= 40),
    games: fc.integer({ min: 1, max: 1_000_000 }),
    turns: fc.integer({ min: 1, max: 30 }),
    otherTeam: fc.constantFrom('', TEAM),
  });
  fc.assert(
    fc.property(asked, (part) => {
      const whole: Asked = { ...FIRST_ASKED, ...part };
      expect(splitFragment(`${TEAM}&${formatAsked(whole)}`)).toEqual({ link: TEAM, asked: whole });
    }),
  );
});

test.each(['odds=v.nothing~n.0~t.9999~c.nobody', 'odds=n.-5~s', 'odds=%E0%A4%A~re.%', 'odds='])(
  'what a link says wrongly stays as usual: %s',
  (part) => {
    expect(splitFragment(`${TEAM}&${part}`)).toEqual({ link: TEAM, asked: FIRST_ASKED });
  },
);

test('cards that the team does not have are forgotten', () => {
  const entry = (card: string) => ({ card, dice: 3, note: '' });
  const team = { ...EMPTY_TEAM, cards: [entry('hhs-016')], basicActions: [entry('hhs-049')] };
  const asked: Asked = {
    ...FIRST_ASKED,
    card: 'hhs-016',
    also: 'hhs-012',
    firstBuy: 'hhs-012',
    out: 'hhs-049',
    in: 'hhs-051',
  };
  expect(withCardsOf(team, asked)).toEqual({ ...asked, also: '', firstBuy: '' });
});
