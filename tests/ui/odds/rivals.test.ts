import { describe, expect, test } from 'vitest';
import { writeLink } from '../../../src/dice-masters/teams/links/link.ts';
import type { Team } from '../../../src/dice-masters/teams/team.ts';
import { type Asked, FIRST_ASKED } from '../../../src/ui/odds/asked.ts';
import { unreadDice } from '../../../src/ui/odds/team-cards.ts';
import { rivalsOf } from '../../../src/ui/odds/versus/rival-request.ts';
import { demoTeam } from '../../../src/ui/team-choice/demo-teams.ts';
import { SENSIBLE } from '../../dice-masters/simulation/requests.ts';
import { library } from '../goldfish/library.ts';

const { catalogue } = library;
const SHELL_SHOCK = demoTeam('shell-shock')?.team as Team;
const READY = [{ id: 'sensible', ...SENSIBLE }];

const compare = (asked: Partial<Asked>) =>
  rivalsOf(SHELL_SHOCK, { ...FIRST_ASKED, ...asked }, READY, catalogue, library);
const namesOf = (asked: Partial<Asked>) => {
  const rivals = compare(asked);
  return rivals.ok ? rivals.names : rivals.problems;
};

describe('one card for another', () => {
  test.each([
    ['nothing chosen', {}, 'Choose the card to take out.'],
    ['not in the team', { out: 'hhs-012', in: 'hhs-013' }, 'Choose the card to take out.'],
    ['nothing to put in', { out: 'hhs-016' }, 'Choose the card to put in.'],
    ['in the team already', { out: 'hhs-016', in: 'hhs-001' }, /^April: .* is in the team already/],
    ['the same card', { out: 'hhs-016', in: 'hhs-016' }, /^Karai: .* is in the team already/],
    ['for a Basic Action', { out: 'hhs-049', in: 'hhs-012' }, /^Choose a Basic Action to put in/],
    ['a Basic Action', { out: 'hhs-016', in: 'hhs-051' }, /^Choose a card that is no Basic Action/],
  ] as [string, Partial<Asked>, string | RegExp][])('%s: says what to do', (_, asked, problem) => {
    const rivals = compare(asked);
    expect(rivals.ok ? '' : rivals.problems[0]).toMatch(problem);
  });

  test('the new card takes the place and as many dice as it may have', () => {
    const rivals = compare({ out: 'hhs-016', in: 'hhs-012' });
    if (!rivals.ok) throw new Error(rivals.problems.join(' '));
    expect(rivals.names).toEqual(['Karai', 'Foot Ninja']);
    const [before, after] = [rivals.request.before, rivals.request.after].map(
      ({ spec }) => spec.seats[0].cards,
    );
    expect(before?.[0]).toEqual({ card: 'hhs-016', dice: 3 });
    expect(after?.[0]).toEqual({ card: 'hhs-012', dice: 3 });
    expect(after?.slice(1)).toEqual(before?.slice(1));
  });
});

test('two sides of one name can be told apart', () => {
  const twin = writeLink(SHELL_SHOCK, catalogue);
  const told = ['Shell Shock (before)', 'Shell Shock (after)'];
  expect(namesOf({ rival: 'team', otherTeam: twin })).toEqual(told);
  const karais = [...catalogue.all()].filter(({ name }) => name === 'Karai');
  const other = karais.find(({ id }) => id !== 'hhs-016');
  const [before, after] = namesOf({ out: 'hhs-016', in: other?.id ?? '' });
  expect(before).toMatch(/^Karai: /);
  expect(after).toBe(`Karai: ${other?.subtitle}`);
});

test('dice with faces that nobody could read are named once', () => {
  const agent = catalogue.card('msw-017');
  const karai = catalogue.card('hhs-016');
  if (!agent || !karai) throw new Error('the catalogue lacks these cards');
  expect(unreadDice([agent, karai, agent])).toEqual(['Agent Brand']);
});
