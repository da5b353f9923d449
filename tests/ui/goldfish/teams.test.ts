import { describe, expect, test } from 'vitest';
import { EMPTY_TEAM, type Team } from '../../../src/dice-masters/teams/team.ts';
import { seatTeam } from '../../../src/ui/card-data/seat-team.ts';
import { DEMO_TEAMS } from '../../../src/ui/team-choice/demo-teams.ts';
import { library } from './library.ts';

const entry = (card: string, dice: number) => ({ card, dice, note: '' });

describe('ready teams', () => {
  test.each(DEMO_TEAMS.map((demo) => [demo.team.name, demo] as const))(
    '%s can be played',
    (_, demo) => {
      const { team, life, against } = demo;
      expect(seatTeam(team, life, library)).toMatchObject({ ok: true, seat: { life } });
      expect(DEMO_TEAMS.map(({ id }) => id)).toContain(against);
      for (const { card, dice } of [...team.cards, ...team.basicActions]) {
        expect(library.catalogue.card(card)?.maxDice).toBeGreaterThanOrEqual(dice);
      }
    },
  );

  test('D06 the three boxes bring their characters, with the dice of D03 and the life of D01', () => {
    const boxes = DEMO_TEAMS.filter(({ box }) => box !== null);
    const names = boxes.map(({ team }) =>
      team.cards.map(({ card, dice }) => {
        const known = library.catalogue.card(card);
        return `${dice} ${known?.name}: ${known?.subtitle}`;
      }),
    );
    expect(names).toEqual([
      ['3 April: No Mere Damsel', '3 Donatello: Intellectually Inclined'],
      ['3 Foot Ninja: Glass Jawed', '3 Karai: Torn Between Two Worlds'],
      ['2 Howard Stark: Father', '2 War Machine: "Rhodey"'],
      ['2 Jarvis: Butler', '2 Space Armor Iron Man: Model 5'],
      ['3 Sasha Banks: The Bank Statement', '3 Eddie Guerrero: I Steal'],
      ['3 Becky Lynch: Straight Fire', '3 Ric Flair: The Dirtiest Player in the Game'],
    ]);
    expect(boxes.every(({ life }) => life === 10)).toBe(true);
  });

  test('V01 full teams have eight cards and twenty dice', () => {
    for (const { team } of DEMO_TEAMS.filter(({ box }) => box === null)) {
      expect(team.cards).toHaveLength(8);
      expect(team.cards.reduce((sum, { dice }) => sum + dice, 0)).toBe(20);
      expect(team.basicActions).toHaveLength(2);
    }
  });
});

const CANNOT_PLAY: [why: string, team: Partial<Team>, problem: RegExp][] = [
  ['nothing on it', {}, /no cards yet/],
  ['no dice', { cards: [entry('hhs-001', 0)] }, /no dice on its cards/],
  ['a card nobody knows', { cards: [entry('?zzz-1', 2)] }, /no card zzz-1/],
  ['a card that is not there', { cards: [entry('hhs-999', 2)] }, /no card hhs-999/],
  ['more dice than the table holds', { cards: [entry('hhs-001', 400)] }, /too many/],
];

test.each(CANNOT_PLAY)('a team with %s is refused with a reason', (_, team, problem) => {
  const seated = seatTeam({ ...EMPTY_TEAM, ...team }, 20, library);
  expect(seated).toMatchObject({ ok: false });
  expect('problems' in seated && seated.problems.join(' ')).toMatch(problem);
});

describe('cards for the engine', () => {
  test('a keyword keeps the number printed behind it', () => {
    const range = [...library.catalogue.all()].find(
      ({ keywords, faces }) => keywords.includes('range') && faces.length === 6,
    );
    expect(library.find(range?.id ?? '')?.keywordValues['range']).toMatch(/^\d$/);
  });
  test('text beyond keywords is named as not carried out', () => {
    expect(library.unplayed('avx-016').length).toBeGreaterThan(0);
    expect(library.unplayed('avx-001')).toEqual([]);
    expect(library.unplayed('hhs-016')).toEqual([]);
    expect(library.unplayed('hhs-001')).toEqual([]);
    expect(library.unplayed('nobody')).toEqual([]);
  });
});
