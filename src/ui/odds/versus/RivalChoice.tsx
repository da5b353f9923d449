import { readLink, writeLink } from '../../../dice-masters/teams/index.ts';
import { called } from '../../../text/called.ts';
import { Segments } from '../../kit/Segments.tsx';
import { PasteTeam } from '../../team-choice/PasteTeam.tsx';
import { type Asked, RIVALS } from '../asked.ts';
import type { ViewProps } from '../LaterView.tsx';
import { ask } from '../odds-state.ts';
import { CardChoice } from '../opening/QuestionBar.tsx';
import { PolicySelect } from '../PolicySelect.tsx';
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
      <Segments
        legend="Compare with"
        name="rival"
        options={RIVALS.map((rival) => [rival, RIVAL_WORDS[rival]] as const)}
        chosen={asked.rival}
        choose={(rival) => ask({ rival, ran: false })}
      />
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
      {asked.rival === 'policy' && (
        <PolicySelect
          label="The other policy"
          value={asked.otherPolicy}
          choose={(otherPolicy) => ask({ otherPolicy })}
          none="choose a policy"
        />
      )}
    </div>
  );
}

function OtherTeam({ cards, asked }: Pick<ViewProps, 'cards' | 'asked'>) {
  const { catalogue } = cards;
  const offers = useTeamOffers().map(({ id, team }) => ({
    id,
    name: team.name,
    link: writeLink(team, catalogue),
  }));
  const isOffered = offers.some(({ link }) => link === asked.otherTeam);
  const [pasted] = asked.otherTeam === '' ? [] : readLink(asked.otherTeam, catalogue).teams;
  return (
    <>
      <label class="field">
        The other team
        <select
          value={asked.otherTeam}
          onChange={({ currentTarget }) => ask({ otherTeam: currentTarget.value })}
        >
          <option value="">choose a team</option>
          {!isOffered && pasted && (
            <option value={asked.otherTeam}>{called(pasted.name, 'Unnamed team')}</option>
          )}
          {offers.map(({ id, name, link }) => (
            <option key={id} value={link}>
              {called(name, 'Unnamed team')}
            </option>
          ))}
        </select>
      </label>
      <PasteTeam
        label="Or paste the other team: a link or a list of cards"
        verb="Take"
        catalogue={catalogue}
        leaves={false}
        take={(team) => ask({ otherTeam: writeLink(team, catalogue), ran: false })}
        openOther={() => null}
      />
    </>
  );
}
