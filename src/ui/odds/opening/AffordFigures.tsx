import { type AffordRow, EXPLANATIONS } from '../../../dice-masters/odds/index.ts';
import { formatFraction, toNumber } from '../../../tabletop/fraction.ts';
import { Segments } from '../../kit/Segments.tsx';
import { SEATS } from '../asked.ts';
import { Figure } from '../charts/Figure.tsx';
import { type FigureTable, named } from '../charts/figure-table.ts';
import { Heatmap, type HeatRow } from '../charts/Heatmap.tsx';
import { ask } from '../odds-state.ts';
import type { Shown } from './OpeningView.tsx';
import { drawnChance, SEAT_WORDS } from './words.ts';

const COLUMNS = ['Turn 1', 'Turn 2', 'By 2', 'Turn 1', 'Turn 2', 'By 2'];
const GROUPS = SEATS.map((seat) => [SEAT_WORDS[seat], 3] as const);
const HOW = [
  EXPLANATIONS.afford,
  EXPLANATIONS['chance-to-pay'],
  EXPLANATIONS['opening-turn'],
  EXPLANATIONS['by-turn-two'],
];

/** Every card of the team by what the first two turns can pay. */
export function CardsFigure({ shown }: { shown: Shown }) {
  const { answer, dice, method } = shown;
  if (dice.length === 0) return null;
  const names = dice.map(({ card }) => card.name);
  const rows = dice.map(
    ({ card }, at): HeatRow => ({
      name: card.name,
      mark: String(card.cost),
      energy: card.energy,
      chances: chancesAt(answer.cards, at).map(toNumber),
    }),
  );
  return (
    <Figure
      id="odds-cards"
      title="What you can buy, card by card"
      look="wide"
      say="The chance to pay for one die of each card, as if it were the only one you wanted."
      method={method}
      how={HOW}
      table={tableOf('Card', names, answer.cards)}
    >
      <Heatmap
        id="odds-cards"
        label="Chance to pay for each card on the first two turns"
        columns={COLUMNS}
        groups={GROUPS}
        rows={rows}
      />
    </Figure>
  );
}

const TYPE_WORDS = ['any energy', 'one type', 'two types'] as const;

/** Prices by turn, whatever the card. */
export function PricesFigure({ shown }: { shown: Shown }) {
  const { answer, asked, method } = shown;
  const prices = answer.prices.first.map(({ id }) => Number(id));
  const types = (['fist', 'bolt'] as const).slice(0, asked.types);
  const rows = prices.map(
    (cost, at): HeatRow => ({
      name: `Cost ${cost}`,
      mark: String(cost),
      energy: [],
      chances: chancesAt(answer.prices, at).map(toNumber),
    }),
  );
  const wanted = types.length === 0 ? 'of any kind' : `with ${TYPE_WORDS[types.length]} in it`;
  return (
    <Figure
      id="odds-prices"
      title="What you can pay, price by price"
      look="two-thirds"
      say={`The chance to have so much energy ${wanted}.`}
      method={[...method, TYPE_WORDS[asked.types] ?? '']}
      how={HOW}
      table={tableOf(
        'Price',
        rows.map(({ name }) => name),
        answer.prices,
      )}
    >
      <Segments
        legend="Types that the price asks for"
        isLegendHidden
        name="price-types"
        options={TYPE_WORDS.map((words, count) => [count, words] as const)}
        chosen={asked.types}
        choose={(types) => ask({ types })}
      />
      <Heatmap
        id="odds-prices"
        label="Chance to pay each price on the first two turns"
        columns={COLUMNS}
        groups={GROUPS}
        rows={rows}
      />
    </Figure>
  );
}

type BySeat = Record<(typeof SEATS)[number], AffordRow[]>;

function chancesAt(tables: BySeat, at: number) {
  return SEATS.flatMap((seat) => {
    const row = tables[seat][at];
    return row ? [row.turn1, row.turn2, row.byTurn2] : [];
  });
}

function tableOf(first: string, names: readonly string[], tables: BySeat): FigureTable {
  const seats = SEATS.flatMap((seat) =>
    ['turn 1', 'turn 2', 'by turn 2'].map((turn) => `${SEAT_WORDS[seat]}, ${turn}`),
  );
  return {
    columns: [first, ...seats, ...seats.map((name) => `${name}, exactly`)],
    rows: names.map((name, at) => {
      const chances = chancesAt(tables, at);
      return [
        named(name),
        ...chances.map(drawnChance),
        ...chances.map((chance) => named(formatFraction(chance))),
      ];
    }),
  };
}
