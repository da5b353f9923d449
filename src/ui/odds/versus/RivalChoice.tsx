import { useContext } from 'preact/hooks';
import { writeLink } from '../../../teams/links/link.ts';
import { type Asked, RIVALS } from '../asked.ts';
import type { ViewProps } from '../LaterView.tsx';
import { ask } from '../odds-state.ts';
import { CardChoice } from '../opening/QuestionBar.tsx';
import { Policies } from '../policies.ts';
import { useTeamOffers } from '../team-offers.ts';
import { CardFinder } from './CardFinder.tsx';

const RIVAL_WORDS: Record<Asked['rival'], string> = {
  swap: 'one card swapped',
  team: 'another team',
  policy: 'another policy',
};

/** What the team is measured against. */
export function RivalChoice({ cards, dice, asked }: ViewProps) {
  return (
    <div class="rival-choice">
      <fieldset class="segments">
        <legend>Compare with</legend>
        {RIVALS.map((rival) => (
          <label key={rival}>
            <input
              type="radio"
              name="rival"
              checked={asked.rival === rival}
              onChange={() => ask({ rival, ran: false })}
            />
            <span>{RIVAL_WORDS[rival]}</span>
          </label>
        ))}
      </fieldset>
      {asked.rival === 'swap' && (
        <div class="swap-choice">
          <div class="field">
            <span aria-hidden="true">Take out</span>
            <CardChoice
              label="Take out"
              dice={dice}
              value={asked.out}
              none="choose a card"
              choose={(out) => ask({ out })}
            />
          </div>
          <CardFinder catalogue={cards.catalogue} chosen={asked.in} out={asked.out} />
        </div>
      )}
      {asked.rival === 'team' && <OtherTeam cards={cards} asked={asked} />}
      {asked.rival === 'policy' && <OtherPolicy asked={asked} />}
    </div>
  );
}

function OtherTeam({ cards, asked }: Pick<ViewProps, 'cards' | 'asked'>) {
  const offers = useTeamOffers();
  return (
    <label class="field">
      The other team
      <select
        value={asked.otherTeam}
        onChange={({ currentTarget }) => ask({ otherTeam: currentTarget.value })}
      >
        <option value="">choose a team</option>
        {offers.map(({ id, team }) => (
          <option key={id} value={writeLink(team, cards.catalogue)}>
            {team.name || 'Unnamed team'}
          </option>
        ))}
      </select>
    </label>
  );
}

function OtherPolicy({ asked }: Pick<ViewProps, 'asked'>) {
  const ready = useContext(Policies);
  return (
    <label class="field">
      The other policy
      <select
        value={asked.otherPolicy}
        onChange={({ currentTarget }) => ask({ otherPolicy: currentTarget.value })}
      >
        <option value="">choose a policy</option>
        {ready.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
