import {
  type ComparisonReport,
  type ComparisonRequest,
  type Difference,
  SIM_EXPLANATIONS,
} from '../../../dice-masters/simulation/index.ts';
import { Unbroken } from '../../kit/Unbroken.tsx';
import type { Asked } from '../asked.ts';
import { Curve } from '../charts/Curve.tsx';
import { Figure } from '../charts/Figure.tsx';
import { Forest, type ForestRow } from '../charts/Forest.tsx';
import { type Cell, counted, drawn, named, plain } from '../charts/figure-table.ts';
import { OneByOne, type Part } from '../charts/OneByOne.tsx';
import { percentWords, pointsWords, signed } from '../charts/percent-words.ts';
import { CoverageBadge } from '../games/CoverageBadge.tsx';
import { methodOf } from '../games/GameFigures.tsx';
import { estimateOf, SHARE_COLUMNS, shareCells } from '../games/words.ts';
import { ask } from '../odds-state.ts';

interface Props {
  report: ComparisonReport;
  request: ComparisonRequest;
  names: readonly [before: string, after: string];
  asked: Asked;
}

const HOW = [SIM_EXPLANATIONS.compare, SIM_EXPLANATIONS.interval];

/** What changes from one side to the other, each change with its interval. */
export function VersusFigures({ report, request, names, asked }: Props) {
  if (report.done === 0) return null;
  const { before, after } = report;
  const policies = [...new Set([before.policy, after.policy])].join(' against ');
  const method = [
    ...methodOf({ ...report, seed: after.seed, policy: policies }, asked, 'pairs of games'),
    'same luck for both',
  ];
  const turn = Math.min(asked.byTurn, report.lethal.length);
  const shared = { report, names, method };
  const parts: Part[] = [
    { id: 'cards', depends: [report, turn], draw: () => <CardsChange {...shared} turn={turn} /> },
    {
      id: 'amounts',
      depends: [report, turn],
      draw: () => <AmountsChange {...shared} turn={turn} />,
    },
    { id: 'lethal', depends: [report], draw: () => <LethalBoth {...shared} /> },
    { id: 'change', depends: [report], draw: () => <LethalChange {...shared} /> },
  ];
  return (
    <>
      <Headline report={report} names={names} turn={turn} />
      <CoverageBadge
        coverage={[before.coverage, after.coverage]}
        cards={[...request.before.cards, ...request.after.cards]}
      />
      <label class="measure by-turn">
        Compare what is reached by turn <b>{turn}</b>
        <input
          type="range"
          min={1}
          max={report.lethal.length}
          value={turn}
          onInput={({ currentTarget }) => ask({ byTurn: currentTarget.valueAsNumber })}
        />
      </label>
      <OneByOne of={report} parts={parts} />
    </>
  );
}

interface PartProps {
  report: ComparisonReport;
  names: Props['names'];
  method: string[];
}

function Headline({ report, names, turn }: Omit<PartProps, 'method'> & { turn: number }) {
  const change = report.lethal.at(-1);
  const damage = report.damage[turn - 1];
  if (!change || !damage) return null;
  return (
    <p class="verdict versus" role="status">
      Lethal by turn {report.lethal.length}: {names[0]}{' '}
      <span class="unbroken">{percentWords(change.before)}</span>, {names[1]}{' '}
      <span class="unbroken">{percentWords(change.after)}</span>. That is{' '}
      <b class="unbroken">{pointsWords(change.change)}</b>{' '}
      <Unbroken>{intervalWords(change)}</Unbroken>. Damage by turn {turn}:{' '}
      {damage.before.toFixed(2)} and {damage.after.toFixed(2)}, <b>{signed(damage.change, 2)}</b> (
      {signed(damage.low, 2)} to {signed(damage.high, 2)}
      {damage.isClear ? '' : ': no clear difference'}).
    </p>
  );
}

function intervalWords({ low, high, isClear }: Difference): string {
  const interval = `${signed(low * 100, 1)} to ${signed(high * 100, 1)}`;
  return isClear ? `(${interval})` : `(${interval}: no clear difference)`;
}

function rowOf(name: string, { change, low, high }: Difference): ForestRow {
  return { name, value: change, low, high };
}

/** Cells of a change; `words` tells it, `level` tells before and after. */
function changeCells(
  { change, low, high, before, after, of }: Difference,
  words: (value: number) => string,
  level: (value: number) => string,
): Cell[] {
  return [
    drawn(change, words(change)),
    plain(low, words(low)),
    plain(high, words(high)),
    plain(before, level(before)),
    plain(after, level(after)),
    counted(of),
  ];
}

function changeColumns([before, after]: Props['names']): string[] {
  return ['Change', 'at least', 'at most', before, after, 'Pairs'];
}

const points = (value: number) => pointsWords(value);
const amount = (value: number) => signed(value, 2);
const fixed = (value: number) => value.toFixed(2);

function CardsChange({ report, names, method, turn }: PartProps & { turn: number }) {
  const byCost = report.cards.toSorted((a, b) => a.cost - b.cost || a.name.localeCompare(b.name));
  const cards = byCost.flatMap(({ name, cost, affordBy }) => {
    const change = affordBy[turn - 1];
    return change ? [{ name: `${name} (${cost})`, change }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <Figure
      id="versus-cards"
      title={`Could pay by turn ${turn}`}
      look="wide"
      say="For each card that both sides have, how many more games could have paid for it by then, in percentage points."
      method={method}
      how={[...HOW, SIM_EXPLANATIONS.afford]}
      table={{
        columns: ['Card', ...changeColumns(names)],
        rows: cards.map(({ name, change }) => [
          named(name),
          ...changeCells(change, points, percentWords),
        ]),
      }}
    >
      <Forest
        label={`Change of the chance to pay by turn ${turn}`}
        unit="points"
        sides={names}
        rows={cards.map(({ name, change }) => rowOf(name, change))}
      />
    </Figure>
  );
}

const AMOUNTS = [
  ['damage', 'Damage so far'],
  ['rolled', 'Energy rolled that turn'],
  ['spent', 'Energy spent that turn'],
  ['stranded', 'Energy stranded that turn'],
] as const;

function AmountsChange({ report, names, method, turn }: PartProps & { turn: number }) {
  const rows = AMOUNTS.flatMap(([key, name]) => {
    const change = report[key][turn - 1];
    return change ? [{ name, change, isWaste: key === 'stranded' }] : [];
  });
  return (
    <Figure
      id="versus-amounts"
      title={`Damage and energy on turn ${turn}`}
      say="How much more on average, game by game on the same luck."
      method={method}
      how={[...HOW, SIM_EXPLANATIONS.energy]}
      table={{
        columns: ['What', ...changeColumns(names)],
        rows: rows.map(({ name, change }) => [named(name), ...changeCells(change, amount, fixed)]),
      }}
    >
      <Forest
        label={`Change of damage and energy on turn ${turn}`}
        unit="amount"
        sides={names}
        rows={rows.map(({ name, change, isWaste }) => ({ ...rowOf(name, change), isWaste }))}
      />
    </Figure>
  );
}

function LethalBoth({ report, names, method }: PartProps) {
  const lines = [
    { name: names[0], look: 'shield' as const, shares: report.before.lethal },
    { name: names[1], look: 'gold' as const, shares: report.after.lethal },
  ];
  return (
    <Figure
      id="versus-lethal"
      title="Lethal turn of both"
      say="The share of games with the opponent at 0 life by each turn."
      method={method}
      how={[SIM_EXPLANATIONS.lethal, SIM_EXPLANATIONS.interval]}
      table={{
        columns: ['Side', 'By turn', ...SHARE_COLUMNS],
        rows: lines.flatMap(({ name, shares }) =>
          shares.map((share, at) => [
            named(name),
            plain(at + 1, String(at + 1)),
            ...shareCells(share),
          ]),
        ),
      }}
    >
      <Curve
        label="Lethal turn of both sides"
        lines={lines.map(({ name, look, shares }) => ({
          name,
          look,
          points: shares.map(estimateOf),
        }))}
      />
    </Figure>
  );
}

function LethalChange({ report, names, method }: PartProps) {
  return (
    <Figure
      id="versus-lethal-change"
      title="Lethal by each turn, the difference"
      look="wide"
      say="How many more games are won by each turn, in percentage points."
      method={method}
      how={HOW}
      table={{
        columns: ['By turn', ...changeColumns(names)],
        rows: report.lethal.map((change, at) => [
          named(`Turn ${at + 1}`),
          ...changeCells(change, points, percentWords),
        ]),
      }}
    >
      <Forest
        label="Change of the lethal share by turn"
        unit="points"
        sides={names}
        rows={report.lethal.map((change, at) => rowOf(`By turn ${at + 1}`, change))}
      />
    </Figure>
  );
}
