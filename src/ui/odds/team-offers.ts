import { useStore } from '@nanostores/preact';
import type { Team } from '../../domain/team.ts';
import { $library, teamOf } from '../build/library/team-store.ts';
import { DEMO_TEAMS } from '../goldfish/demo-teams.ts';

interface TeamOffer {
  id: string;
  group: string;
  team: Team;
}

/** Teams of the player, then the ready ones. */
export function useTeamOffers(): TeamOffer[] {
  const shelf = useStore($library);
  const own = shelf.flatMap(({ id }) => {
    const team = teamOf(id);
    return team && team.cards.length + team.basicActions.length > 0
      ? [{ id: `own-${id}`, group: 'Your teams', team }]
      : [];
  });
  const ready = DEMO_TEAMS.map(({ id, team, box }) => ({
    id,
    group: box ? `First game: ${box}` : 'Ready to play',
    team,
  }));
  return [...own, ...ready];
}
