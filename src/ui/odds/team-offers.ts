import type { Team } from '../../domain/team.ts';
import { DEMO_TEAMS, demoGroup } from '../goldfish/demo-teams.ts';
import { useOwnTeams } from '../shared/own-teams.ts';

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
