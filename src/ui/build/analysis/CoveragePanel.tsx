import { type Coverage, countDice, type RosterCard } from '../../../dice-masters/teams/index.ts';
import { count } from '../../../text/count.ts';
import { TableTwin } from '../../kit/TableTwin.tsx';
import { BLOCK, DieBlock, diceInBlock } from './DieBlock.tsx';
import { Panel } from './Panel.tsx';

interface Props {
  title: string;
  /** Says that there is nothing. */
  none: string;
  coverage: Coverage[];
  nameOf(id: string): string;
  addressOf(id: string): string;
}

/** What several cards share, a block for each die. */
export function CoveragePanel({ title, none, coverage, nameOf, addressOf }: Props) {
  if (coverage.length === 0) {
    return (
      <Panel title={title}>
        <p class="say">{none}</p>
      </Panel>
    );
  }
  const shared = coverage.filter(({ cards }) => cards.length > 1);
  const single = coverage.filter(({ cards }) => cards.length === 1);
  return (
    <Panel title={title}>
      {shared.length > 0 && (
        <ul class="coverage">
          {shared.map(({ id, cards, dice }) => (
            <li key={id}>
              <a href={addressOf(id)}>{nameOf(id)}</a>
              <DieRow cards={cards} />
              <span class="say">
                {count(cards.length, 'card')}, {count(dice, 'die', 'dice')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {single.length > 0 && (
        <p class="on-one-card">
          <span class="say">On one card:</span>{' '}
          {single.map(({ id }) => (
            <a class="chip" href={addressOf(id)} key={id}>
              {nameOf(id)}
            </a>
          ))}
        </p>
      )}
      <TableTwin
        about={title}
        columns={[title, 'Cards', 'Dice', 'Which']}
        rows={coverage.map(({ id, cards, dice }) => [
          nameOf(id),
          cards.length,
          dice,
          cards.map(({ card }) => card.name).join(', '),
        ])}
      />
    </Panel>
  );
}

function DieRow({ cards }: { cards: RosterCard[] }) {
  const each = diceInBlock(countDice(cards));
  const energies = cards.flatMap(({ card, dice }) =>
    Array.from({ length: Math.ceil(dice / each) }, () => card.energy),
  );
  return (
    <svg
      class="die-row"
      viewBox={`0 0 ${Math.max(1, energies.length) * BLOCK} ${BLOCK}`}
      aria-hidden="true"
    >
      {energies.map((energy, index) => (
        <DieBlock energy={energy} x={index * BLOCK} y={0} />
      ))}
    </svg>
  );
}
