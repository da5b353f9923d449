import { useState } from 'preact/hooks';
import { monogram } from '../../domain/card.ts';
import type { Team } from '../../domain/team.ts';
import { tint } from '../../domain/tint.ts';
import type { TeamCatalogue } from '../../teams/catalogue.ts';
import { readLink } from '../../teams/links/link.ts';
import { address } from '../site-root.ts';
import { chooseTeam } from './odds-state.ts';
import { useTeamOffers } from './team-offers.ts';

/** No team yet: those of the player, the ready ones, or a link. */
export function TeamChoice({ catalogue }: { catalogue: TeamCatalogue }) {
  const offers = useTeamOffers();
  const groups = [...new Set(offers.map(({ group }) => group))];
  return (
    <div class="team-choice">
      <header>
        <h2>Whose odds?</h2>
        <p class="quiet">
          Choose a team and ask it anything: what it can buy on turn one, how fast it kills, what a
          swap would change. Or <a href={address('build/')}>build a new one</a>.
        </p>
      </header>
      {groups.map((group) => (
        <div key={group} class="tile-group" role="group" aria-label={group}>
          <h3>{group}</h3>
          <div class="team-tiles">
            {offers
              .filter((offer) => offer.group === group)
              .map(({ id, team }) => (
                <button key={id} type="button" class="team-tile" onClick={() => chooseTeam(team)}>
                  <span class="tile-name">{team.name || 'Unnamed team'}</span>
                  <TeamDiceRow team={team} catalogue={catalogue} />
                </button>
              ))}
          </div>
        </div>
      ))}
      <PasteLink catalogue={catalogue} />
    </div>
  );
}

/** The dice of a team, unrolled. */
export function TeamDiceRow({ team, catalogue }: { team: Team; catalogue: TeamCatalogue }) {
  return (
    <span class="tile-dice" aria-hidden="true">
      {team.cards.map(({ card: id }) => {
        const card = catalogue.card(id);
        return (
          <span class="die blank" key={id}>
            <b class={`mark ${tint(card?.energy ?? [])}`}>{card ? monogram(card.name) : '?'}</b>
          </span>
        );
      })}
    </span>
  );
}

function PasteLink({ catalogue }: { catalogue: TeamCatalogue }) {
  const [trouble, setTrouble] = useState('');
  const read = (text: string) => {
    const fragment = text.slice(text.indexOf('#') + 1).trim();
    setTrouble('');
    if (fragment === '') return;
    const { teams, problems } = readLink(fragment, catalogue);
    const [team] = teams;
    if (team && team.cards.length + team.basicActions.length > 0) chooseTeam(team);
    else setTrouble(problems[0]?.message ?? 'The link holds no team.');
  };
  return (
    <label class="field paste">
      Or paste a link to a team
      <input
        type="text"
        inputMode="url"
        spellcheck={false}
        autocomplete="off"
        aria-describedby="paste-trouble"
        onInput={({ currentTarget }) => read(currentTarget.value)}
      />
      <small id="paste-trouble" role="status">
        {trouble}
      </small>
    </label>
  );
}
