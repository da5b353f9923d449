import type { CardStore } from '../../dice-masters/cards/index.ts';
import type { PasteReading, Team } from '../../dice-masters/teams/index.ts';
import { address } from '../address/site-root.ts';
import { PasteTeam } from '../team-choice/PasteTeam.tsx';
import { problemWords } from '../team-choice/ReadProblems.tsx';
import { TeamDice } from '../team-choice/TeamDice.tsx';
import { TeamGroups } from '../team-choice/TeamGroups.tsx';
import { $notice, chooseTeam } from './odds-state.ts';
import { useTeamOffers } from './team-offers.ts';

/** No team yet: those of the player, the ready ones, or a link. */
export function TeamChoice({ catalogue }: { catalogue: CardStore }) {
  const offers = useTeamOffers();
  const take = (team: Team, { problems }: PasteReading) => {
    chooseTeam(team);
    $notice.set({ lines: problems.map(problemWords) });
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
            <bdi class="tile-name">{team.name || 'Unnamed team'}</bdi>
            <TeamDice team={team} catalogue={catalogue} />
          </button>
        )}
      />
      <PasteTeam
        label="Or paste a link to a team or its list of cards"
        verb="Show the odds of"
        catalogue={catalogue}
        leaves
        take={take}
        openOther={() => null}
      />
    </div>
  );
}
