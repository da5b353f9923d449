import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import type { CardStore } from '../../../dice-masters/cards/index.ts';
import { isEmptyTeam } from '../../../dice-masters/teams/index.ts';
import { count } from '../../../text/count.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { $team } from '../../team-shelf/team-store.ts';
import { $format } from '../build-state.ts';
import { WithCards } from '../glance/WithCards.tsx';
import { Proxies } from './Proxies.tsx';
import { TeamSheet } from './TeamSheet.tsx';
import { usePrintCopy } from './use-print-copy.ts';

const SHEETS = [
  ['sheet', 'Team sheet'],
  ['proxies', 'Proxies'],
] as const;
type Sheet = (typeof SHEETS)[number][0];

/** What can be printed of the open team, as it will look on paper. */
export function PrintDialog() {
  const team = useStore($team);
  if (isEmptyTeam(team)) {
    return <p class="dialog-empty">There is nothing to print yet: put a card on the team first.</p>;
  }
  return <WithCards>{(catalogue) => <Sheets catalogue={catalogue} />}</WithCards>;
}

function Sheets({ catalogue }: { catalogue: CardStore }) {
  const [sheet, setSheet] = useState<Sheet>('sheet');
  const team = useStore($team);
  const format = useStore($format);
  const shown = usePrintCopy<HTMLDivElement>();
  const unknown = [...team.cards, ...team.basicActions].filter(({ card }) => !catalogue.card(card));
  return (
    <div class="print-choice">
      <Segments
        legend="What to print"
        isLegendHidden
        name="sheet"
        options={SHEETS}
        chosen={sheet}
        choose={setSheet}
      />
      <p class="quiet">
        {sheet === 'sheet'
          ? 'One page of A4 or Letter, with lines for player, date and event.'
          : 'Cards of words at true size, nine to a page. Print at 100\u00a0%.'}{' '}
        {sheet === 'proxies' &&
          unknown.length > 0 &&
          `${count(unknown.length, 'card')} that the catalogue does not know cannot be drawn.`}
      </p>
      <p class="dialog-actions">
        <button class="button primary" type="button" onClick={() => print()}>
          <Icon name="print" /> Print
        </button>
      </p>
      <section class="paper" aria-label="Preview" tabIndex={0}>
        <div ref={shown}>
          {sheet === 'sheet' ? (
            <TeamSheet team={team} catalogue={catalogue} formatName={format?.name ?? ''} />
          ) : (
            <Proxies team={team} catalogue={catalogue} />
          )}
        </div>
      </section>
    </div>
  );
}
