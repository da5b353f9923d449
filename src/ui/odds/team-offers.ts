import type { Team } from '../../dice-masters/teams/index.ts';
import { DEMO_TEAMS, demoGroup } from '../team-choice/demo-teams.ts';
import { useOwnTeams } from '../team-shelf/own-teams.ts';

interface TeamOffer {
  id: string;
  group: string;
  team: Team;
}

/** Teams of the player, then the ready ones. */
export function useTeamOffers(): TeamOffer[] {
  const own = useOwnTeams().map((one) => ({ ...one, group: 'Your teams' }));
  const ready = DEMO_TEAMS.map((demo) => ({
    id: demo.id,
    group: demoGroup(demo),
    team: demo.team,
  }));
  return [...own, ...ready];
}
