import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { isEmptyTeam } from '../../domain/team.ts';
import type { TeamCatalogue } from '../../teams/catalogue.ts';
import { Icon } from '../cards/Icon.tsx';
import { count } from './analysis/count.ts';
import { $format } from './build-state.ts';
import { usePrintCopy } from './dialogs/use-print-copy.ts';
import { WithCards } from './dialogs/WithCards.tsx';
import { $team } from './library/team-store.ts';
import { Proxies } from './print/Proxies.tsx';
import { TeamSheet } from './print/TeamSheet.tsx';

const SHEETS = { sheet: 'Team sheet', proxies: 'Proxies' } as const;
type Sheet = keyof typeof SHEETS;

/** What can be printed of the open team, as it will look on paper. */
export function PrintDialog() {
  const team = useStore($team);
  if (isEmptyTeam(team)) {
    return <p class="dialog-empty">There is nothing to print yet: put a card on the team first.</p>;
  }
  return <WithCards>{(catalogue) => <Sheets catalogue={catalogue} />}</WithCards>;
}

function Sheets({ catalogue }: { catalogue: TeamCatalogue }) {
  const [sheet, setSheet] = useState<Sheet>('sheet');
  const team = useStore($team);
  const format = useStore($format);
  const shown = usePrintCopy<HTMLDivElement>();
  const unknown = [...team.cards, ...team.basicActions].filter(({ card }) => !catalogue.card(card));
  return (
    <div class="print-choice">
      <fieldset class="segments">
        <legend class="visually-hidden">What to print</legend>
        {(['sheet', 'proxies'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="sheet"
              checked={one === sheet}
              onChange={() => setSheet(one)}
            />
            <span>{SHEETS[one]}</span>
          </label>
        ))}
      </fieldset>
      <p class="quiet">
        {sheet === 'sheet'
          ? 'One page of A4 or Letter, with lines for player, date and event.'
          : 'Cards of words at true size, nine to a page. Print at 100 %.'}{' '}
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
