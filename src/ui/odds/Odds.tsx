import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { cardReader } from '../../query/card-reader.ts';
import { Spoken } from '../build/Spoken.tsx';
import { teamCatalogueOf } from '../build/team-catalogue.ts';
import { NoticeLines } from '../shared/Notice.tsx';
import { openCards } from '../shared/open-cards.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { followAddress } from './follow-address.ts';
import { $cards, $notice, $team } from './odds-state.ts';
import { Policies, type ReadyPolicy } from './policies.ts';
import { TeamChoice } from './TeamChoice.tsx';
import { TeamOdds } from './TeamOdds.tsx';

interface Props {
  /** Where the card data is. */
  data: string;
  policies: ReadyPolicy[];
}

/** The odds of a team: choose one, then ask. */
export function Odds({ data, policies }: Props) {
  const cards = useStore($cards);
  const team = useStore($team);
  const load = () =>
    openCards(data, (packed) =>
      $cards.set({ packed, catalogue: teamCatalogueOf(packed, cardReader(packed)) }),
    );
  useEffect(() => {
    load();
  }, []);
  useEffect(() => (cards ? followAddress(cards.catalogue) : undefined), [cards]);
  return (
    <Policies.Provider value={policies}>
      <div class="odds">
        <NoticeLines store={$notice} />
        {!cards && <Waiting retry={load}>The cards are being laid out…</Waiting>}
        {cards &&
          (team ? (
            <TeamOdds team={team} cards={cards} />
          ) : (
            <TeamChoice catalogue={cards.catalogue} />
          ))}
        <Spoken />
      </div>
    </Policies.Provider>
  );
}
