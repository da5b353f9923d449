import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { openPacked } from '../../dice-masters/cards/index.ts';
import { openCards } from '../card-data/open-cards.ts';
import { Waiting } from '../card-data/Waiting.tsx';
import { NoticeLines } from '../kit/Notice.tsx';
import { Spoken } from '../kit/Spoken.tsx';
import { tellIfNothingIsKept } from '../storage/not-kept.ts';
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
    openCards(data, (packed) => $cards.set({ packed, catalogue: openPacked(packed) }));
  useEffect(() => {
    load();
    tellIfNothingIsKept();
  }, []);
  useEffect(() => (cards ? followAddress(cards.catalogue, policies) : undefined), [cards]);
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
