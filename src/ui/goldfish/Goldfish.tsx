import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { Spoken } from '../build/Spoken.tsx';
import { NoticeLines } from '../shared/Notice.tsx';
import { openCards } from '../shared/open-cards.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { cardLibrary } from './card-library.ts';
import { followAddress } from './follow-address.ts';
import { $library, $notice, $table } from './goldfish-state.ts';
import { GuideTable } from './guide/GuideTable.tsx';
import { $guide } from './guide/guide-state.ts';
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
  const load = () => openCards(data, (packed) => $library.set(cardLibrary(packed)));
  useEffect(() => {
    load();
  }, []);
  useEffect(() => (library ? followAddress(library) : undefined), [library]);
  return (
    <RuleAddresses.Provider value={ruleLinks}>
      <div class="goldfish">
        <NoticeLines store={$notice} />
        {!library && (
          <Waiting retry={load}>
            The cards are being laid out. Then you play your team alone, by the real rules, and the
            whole game lives in its link.
          </Waiting>
        )}
        {guide && <GuideTable guide={guide} />}
        {library && !guide && table && <Table table={table} />}
        {library && !guide && !table && <StartPanel library={library} lives={lives} />}
        <Spoken />
      </div>
    </RuleAddresses.Provider>
  );
}
