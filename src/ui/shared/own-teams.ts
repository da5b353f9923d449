import { useStore } from '@nanostores/preact';
import { isEmptyTeam, type Team } from '../../domain/team.ts';
import { $library, teamOf } from '../build/library/team-store.ts';

interface OwnTeam {
  id: string;
  team: Team;
}

/** The teams on the player's shelf that have cards. */
export function useOwnTeams(): OwnTeam[] {
  return useStore($library).flatMap(({ id }) => {
    const team = teamOf(id);
    return team && !isEmptyTeam(team) ? [{ id: `own-${id}`, team }] : [];
  });
}
