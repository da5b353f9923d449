import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import type { CardStore } from '../../../dice-masters/cards/index.ts';
import type { PlayerSpec } from '../../../dice-masters/engine/index.ts';
import { EMPTY_TEAM, type Team, writeLink } from '../../../dice-masters/teams/index.ts';
import { address } from '../../address/site-root.ts';
import { Icon } from '../../kit/Icon.tsx';
import { $library, type TableGame } from '../goldfish-state.ts';

/** Leads to the odds of the team on the table. */
export function OddsLink({ table }: { table: TableGame }) {
  const library = useStore($library);
  const [seat] = table.spec.seats;
  const [name] = table.names;
  const fragment = useMemo(() => {
    if (!library) return '';
    return writeLink(teamOf(seat, name, library.catalogue), library.catalogue);
  }, [library, seat, name]);
  if (!library) return null;
  return (
    <a class="tool" title="Odds of this team" href={`${address('odds/')}#${fragment}`}>
      <Icon name="fraction" /> <span>Odds</span>
    </a>
  );
}

/** The seat's cards as a team again. */
function teamOf({ cards }: PlayerSpec, name: string, catalogue: CardStore): Team {
  const isBasic = (id: string) => catalogue.card(id)?.kind === 'basic-action';
  const entries = cards.map(({ card, dice }) => ({ card, dice, note: '' }));
  return {
    ...EMPTY_TEAM,
    name,
    cards: entries.filter(({ card }) => !isBasic(card)),
    basicActions: entries.filter(({ card }) => isBasic(card)),
  };
}
