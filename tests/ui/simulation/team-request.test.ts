import { describe, expect, test } from 'vitest';
import { runReplay } from '../../../src/dice-masters/engine/replay/run.ts';
import type { SimRequest } from '../../../src/dice-masters/simulation/request.ts';
import type { Team } from '../../../src/dice-masters/teams/team.ts';
import { readFragment } from '../../../src/ui/game-link/game-link.ts';
import { replayFragment } from '../../../src/ui/game-link/replay-address.ts';
import { type SimSettings, teamRequest } from '../../../src/ui/simulation/team-request.ts';
import { demoTeam } from '../../../src/ui/team-choice/demo-teams.ts';
import { SENSIBLE, simulate } from '../../dice-masters/simulation/requests.ts';
import { library, twoTeams } from '../goldfish/library.ts';

const SHELL_SHOCK = demoTeam('shell-shock')?.team as Team;
const SETTINGS: SimSettings = { policy: SENSIBLE, games: 60, seed: 'felt', turns: 8 };

function requestFor(team: Team, settings: Partial<SimSettings> = {}): SimRequest {
  const asked = teamRequest(team, library, { ...SETTINGS, ...settings });
  if (!asked.ok) throw new Error(asked.problems.join(' '));
  return asked.request;
}

test('a request holds data alone, so that it can go to a worker', () => {
  const request = requestFor(SHELL_SHOCK);
  expect(structuredClone(request)).toEqual(request);
  expect(request.cards.map(({ id }) => id)).toEqual(
    [...SHELL_SHOCK.cards, ...SHELL_SHOCK.basicActions].map(({ card }) => card),
  );
});

test('a team that cannot play says why', () => {
  const nothing = teamRequest({ ...SHELL_SHOCK, cards: [], basicActions: [] }, library, SETTINGS);
  expect(nothing).toEqual({ ok: false, problems: ['The team has no cards yet.'] });
});

test('the report names every card whose text is not played, and no other', () => {
  const { coverage } = simulate(requestFor(SHELL_SHOCK, { games: 1 }));
  const unplayed = [...SHELL_SHOCK.cards, ...SHELL_SHOCK.basicActions]
    .map(({ card }) => card)
    .filter((card) => library.unplayed(card).length > 0);
  expect(coverage.notSimulated.map(({ card }) => card)).toEqual(unplayed);
  expect(coverage.withText).toBe(coverage.simulated + unplayed.length);
});

describe('a game of the batch opens on the table', () => {
  const dummy = { kind: 'dummy', life: 20, blockers: [{ turn: 1, count: 1 }] } as const;
  const opponents: [string, Partial<SimSettings>][] = [
    ['nobody', {}],
    ['nobody, going second', { first: 1 }],
    ['Sidekicks that block', { opponent: dummy }],
    ['another team', { opponent: twoTeams().seats[1] }],
    ['2016 rules', { profile: '2016' }],
  ];

  test.each(opponents)('against %s, as it was played', (_, settings) => {
    const request = requestFor(SHELL_SHOCK, settings);
    const { fastest, median, slowest } = simulate(request);
    for (const pick of [fastest, median, slowest]) {
      if (!pick) throw new Error('there is no such game');
      const fragment = replayFragment(request, pick, library.find, ['Shell Shock', '']);
      const read = readFragment(`#${fragment}`, library);
      if (read.kind !== 'game') throw new Error(`${fragment} holds no game`);
      expect(read.kept).toMatchObject({ names: ['Shell Shock', ''], place: 0 });
      const played = runReplay(read.kept.replay, library.find);
      if (!played.ok) throw new Error(played.problem);
      expect(played.warnings).toEqual([]);
      expect(Math.max(0, 20 - (played.game.table.life[1] ?? 0))).toBe(pick.damage);
    }
  });
});
