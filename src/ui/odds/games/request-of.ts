import type { Policy } from '../../../dice-masters/players/index.ts';
import type { Team } from '../../../dice-masters/teams/index.ts';
import type { CardLibrary } from '../../card-data/card-library.ts';
import { teamRequest } from '../../simulation/team-request.ts';
import type { Asked } from '../asked.ts';

const LIFE = 20;
/** One Sidekick more on each of the first turns. */
const BLOCKER_TURNS = [1, 2, 3, 4];

/** The batch that was asked for, or what keeps the team from playing. */
export function requestOf(team: Team, library: CardLibrary, policy: Policy, asked: Asked) {
  const { games, seed, turns, seat, edition, opponent } = asked;
  return teamRequest(team, library, {
    policy,
    games,
    seed: seed || 'felt',
    turns,
    first: seat === 'first' ? 0 : 1,
    profile: edition,
    life: LIFE,
    opponent:
      opponent === 'dummy'
        ? {
            kind: 'dummy',
            life: LIFE,
            blockers: BLOCKER_TURNS.map((turn) => ({ turn, count: 1 })),
          }
        : { kind: 'nobody', life: LIFE },
  });
}
