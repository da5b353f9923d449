import type { TeamCatalogue } from '../../teams/catalogue.ts';
import { teamInLink } from '../../teams/links/team-in-link.ts';
import { PasteLink } from '../shared/PasteLink.tsx';
import { TeamDice } from '../shared/TeamDice.tsx';
import { TeamGroups } from '../shared/TeamGroups.tsx';
import { address } from '../site-root.ts';
import { chooseTeam } from './odds-state.ts';
import { useTeamOffers } from './team-offers.ts';

/** No team yet: those of the player, the ready ones, or a link. */
export function TeamChoice({ catalogue }: { catalogue: TeamCatalogue }) {
  const offers = useTeamOffers();
  const openPasted = (fragment: string) => {
    const { team, messages } = teamInLink(fragment, catalogue);
    if (!team) return messages[0] ?? 'The link holds no team.';
    chooseTeam(team);
    return '';
  };
  return (
    <div class="team-choice">
      <header>
        <h2>Whose odds?</h2>
        <p class="quiet">
          Choose a team and ask it anything: what it can buy on turn one, how fast it wins, what a
          swap would change. Or <a href={address('build/')}>build a new one</a>.
        </p>
      </header>
      <TeamGroups
        offers={offers}
        tile={({ id, team }) => (
          <button key={id} type="button" class="team-tile" onClick={() => chooseTeam(team)}>
            <span class="tile-name">{team.name || 'Unnamed team'}</span>
            <TeamDice team={team} catalogue={catalogue} />
          </button>
        )}
      />
      <PasteLink label="Or paste a link to a team" open={openPasted} />
    </div>
  );
}
