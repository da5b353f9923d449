import { SIM_EXPLANATIONS, type SimReport } from '../../../dice-masters/simulation/index.ts';
import { MEASURES, type Measure } from '../asked.ts';
import { Figure } from '../charts/Figure.tsx';
import { named, plain } from '../charts/figure-table.ts';
import { Heatmap, type HeatRow } from '../charts/Heatmap.tsx';
import { ask } from '../odds-state.ts';
import type { TeamDie } from '../team-cards.ts';
import { SHARE_COLUMNS, shareCells } from './words.ts';

const MEASURE_WORDS: Record<Measure, [choice: string, say: string]> = {
  afford: ['can pay on the turn', 'How often you could pay for each card on a turn.'],
  affordBy: ['could pay by then', 'How often you could have paid for each card by a turn.'],
  bought: ['bought by then', 'How often the policy had bought a die of each card by a turn.'],
  firstRolled: ['rolled by then', 'How often a die of each card had been rolled by a turn.'],
  firstFielded: ['fielded by then', 'How often a die of each card had been fielded by a turn.'],
};

interface Props {
  report: SimReport;
  method: string[];
  measure: Measure;
  dice: readonly TeamDie[];
}

/** Card by turn: from the first chance to buy a die to the day it stands in the Field. */
export function CardsByTurn({ report, method, measure, dice }: Props) {
  const turns = report.turns.map(({ turn }) => turn);
  const cards = report.cards.toSorted((a, b) => a.cost - b.cost || a.name.localeCompare(b.name));
  const rows = cards.map(
    (card): HeatRow => ({
      name: card.name,
      mark: String(card.cost),
      energy: dice.find((one) => one.card.id === card.card)?.card.energy ?? [],
      chances: card[measure].map(({ p, of }) => (of === 0 ? null : p)),
    }),
  );
  const isFirst = measure === 'firstRolled' || measure === 'firstFielded' || measure === 'bought';
  return (
    <Figure
      id="games-cards"
      title="Your cards, turn by turn"
      look="wide"
      say={MEASURE_WORDS[measure][1]}
      method={method}
      how={[isFirst ? SIM_EXPLANATIONS.first : SIM_EXPLANATIONS.afford, SIM_EXPLANATIONS.interval]}
      table={{
        columns: ['Card', 'Turn', ...SHARE_COLUMNS],
        rows: cards.flatMap((card) =>
          card[measure].flatMap((share, at) =>
            share.of === 0
              ? []
              : [[named(card.name), plain(at + 1, String(at + 1)), ...shareCells(share)]],
          ),
        ),
      }}
    >
      <label class="measure">
        Show what you{' '}
        <select
          value={measure}
          onChange={({ currentTarget }) =>
            ask({ measure: MEASURES.find((one) => one === currentTarget.value) ?? 'afford' })
          }
        >
          {MEASURES.map((one) => (
            <option key={one} value={one}>
              {MEASURE_WORDS[one][0]}
            </option>
          ))}
        </select>
      </label>
      <Heatmap
        id="games-cards"
        label={MEASURE_WORDS[measure][1]}
        columns={turns.map(String)}
        groups={[['Turn', turns.length]]}
        rows={rows}
      />
    </Figure>
  );
}
