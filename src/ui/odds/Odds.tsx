import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { openLibrary } from '../build/library/team-store.ts';
import { Spoken } from '../build/Spoken.tsx';
import { Icon } from '../cards/Icon.tsx';
import { followAddress } from './follow-address.ts';
import { $cards, $failed, $notice, $team } from './odds-state.ts';
import { openCards } from './open-cards.ts';
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
  useEffect(() => {
    const closeLibrary = openLibrary(storage());
    openCards(data);
    return closeLibrary;
  }, []);
  useEffect(() => (cards ? followAddress(cards.catalogue) : undefined), [cards]);
  return (
    <Policies.Provider value={policies}>
      <div class="odds">
        <Notice />
        {!cards && <Waiting data={data} />}
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

function Notice() {
  const notice = useStore($notice);
  if (notice.length === 0) return null;
  return (
    <div class="notice" role="alert">
      <Icon name="warning" />
      <div>
        {notice.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

function Waiting({ data }: { data: string }) {
  const hasFailed = useStore($failed);
  if (!hasFailed) return <p class="waiting">The cards are being laid out…</p>;
  return (
    <div class="notice" role="alert">
      <Icon name="warning" />
      <div>
        <p>The cards could not be loaded. Wait a moment, then try again.</p>
        <button type="button" class="button" onClick={() => openCards(data)}>
          Try again
        </button>
      </div>
    </div>
  );
}

/** The browser's storage, or null where it is forbidden. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
