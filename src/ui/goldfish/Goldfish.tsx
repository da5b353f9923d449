import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { openLibrary } from '../build/library/team-store.ts';
import { Spoken } from '../build/Spoken.tsx';
import { Icon } from '../cards/Icon.tsx';
import { followAddress } from './follow-address.ts';
import { $failed, $library, $notice, $table } from './goldfish-state.ts';
import { GuideTable } from './guide/GuideTable.tsx';
import { $guide } from './guide/guide-state.ts';
import { openCards } from './open-cards.ts';
import { Table } from './play/Table.tsx';
import { RuleAddresses } from './RuleLinks.tsx';
import { StartPanel } from './start/StartPanel.tsx';
import type { Lives } from './start/starting-life.ts';

interface Props {
  /** Where the card data is. */
  data: string;
  /** Addresses of the rules that the log cites. */
  ruleLinks: Record<string, string>;
  lives: Lives;
}

/** The goldfish table: set up, then play. */
export function Goldfish({ data, ruleLinks, lives }: Props) {
  const library = useStore($library);
  const table = useStore($table);
  const guide = useStore($guide);
  useEffect(() => {
    const closeLibrary = openLibrary(storage());
    openCards(data);
    return closeLibrary;
  }, []);
  useEffect(() => (library ? followAddress(library) : undefined), [library]);
  return (
    <RuleAddresses.Provider value={ruleLinks}>
      <div class="goldfish">
        <Notice />
        {!library && <Waiting data={data} />}
        {guide && <GuideTable guide={guide} />}
        {library && !guide && table && <Table table={table} />}
        {library && !guide && !table && <StartPanel library={library} lives={lives} />}
        <Spoken />
      </div>
    </RuleAddresses.Provider>
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
  if (!hasFailed)
    return (
      <p class="waiting">
        The cards are being laid out. Then you play your team alone, by the real rules, and the
        whole game lives in its link.
      </p>
    );
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
