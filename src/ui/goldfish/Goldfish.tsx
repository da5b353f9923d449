import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { cardLibrary } from '../card-data/card-library.ts';
import { openCards } from '../card-data/open-cards.ts';
import { Waiting } from '../card-data/Waiting.tsx';
import { NoticeLines } from '../kit/Notice.tsx';
import { Spoken } from '../kit/Spoken.tsx';
import { tellIfNothingIsKept } from '../storage/not-kept.ts';
import { followAddress } from './follow-address.ts';
import { $library, $notice, $table } from './goldfish-state.ts';
import { GuideTable } from './guide/GuideTable.tsx';
import { $guide } from './guide/guide-state.ts';
import { Table } from './play/Table.tsx';
import { RuleAddresses } from './RuleLinks.tsx';
import { keepUnfinished } from './resume/unfinished.ts';
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
    tellIfNothingIsKept();
  }, []);
  useEffect(keepUnfinished, []);
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
