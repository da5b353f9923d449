import {
  type CardFacts,
  type CardStore,
  diceLimit,
  ENERGY_NAMES,
} from '../../../dice-masters/cards/index.ts';
import type { Team, TeamCard } from '../../../dice-masters/teams/index.ts';
import { cardName } from '../card-name.ts';

interface Props {
  team: Team;
  catalogue: CardStore;
  /** What players call the team's format. */
  formatName: string;
}

/** The list a player hands in at a tournament, on one page of A4 or Letter. */
export function TeamSheet({ team, catalogue, formatName }: Props) {
  const dice = team.cards.reduce((sum, one) => sum + one.dice, 0);
  return (
    <article class="print-sheet team-sheet">
      <header>
        <h1>
          <bdi>{team.name || 'Team'}</bdi>
        </h1>
        <p>{formatName}</p>
      </header>
      <dl class="sheet-lines">
        <div>
          <dt>Player</dt>
          <dd />
        </div>
        <div>
          <dt>Date</dt>
          <dd />
        </div>
        <div>
          <dt>Event</dt>
          <dd />
        </div>
        <div>
          <dt>Checked by</dt>
          <dd />
        </div>
      </dl>
      <Rows title="Cards" entries={team.cards} catalogue={catalogue} total={dice} />
      <Rows title="Basic Actions" entries={team.basicActions} catalogue={catalogue} total={null} />
      {team.notes && <p class="sheet-notes">{team.notes}</p>}
      <footer>
        {team.cards.length} cards, {dice} dice, {team.basicActions.length} Basic Actions, 8
        Sidekicks
      </footer>
    </article>
  );
}

interface RowsProps {
  title: string;
  entries: TeamCard[];
  catalogue: CardStore;
  /** Dice of all rows; null where nobody counts them. */
  total: number | null;
}

function Rows({ title, entries, catalogue, total }: RowsProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">Set</th>
          <th scope="col">Number</th>
          <th scope="col">Cost</th>
          <th scope="col">Energy</th>
          <th scope="col">Limit</th>
          <th scope="col">Dice</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row entry={entry} card={catalogue.card(entry.card)} />
        ))}
      </tbody>
      {total !== null && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={6}>
              Dice on all cards
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Row({ entry, card }: { entry: TeamCard; card: CardFacts | undefined }) {
  if (!card) {
    return (
      <tr>
        <th scope="row">
          {cardName(entry.card, card)} <i>not in the catalogue</i>
        </th>
        <td colSpan={5} />
        <td>{entry.dice}</td>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row">
        {card.name} <i>{card.subtitle}</i>
      </th>
      <td>{card.set.toUpperCase()}</td>
      <td>{card.number}</td>
      <td>{card.cost}</td>
      <td>{card.energy.map((type) => ENERGY_NAMES[type]).join(', ') || 'any'}</td>
      <td>{diceLimit(card)}</td>
      <td>{entry.dice}</td>
    </tr>
  );
}
