import { SIM_EXPLANATIONS, type SimReport } from '../../../dice-masters/simulation/index.ts';
import { Curve, type CurveLine } from '../charts/Curve.tsx';
import { Figure } from '../charts/Figure.tsx';
import { drawn, named, plain } from '../charts/figure-table.ts';
import { percentWords } from '../charts/percent-words.ts';
import { Ridges } from '../charts/Ridges.tsx';
import {
  estimateOf,
  lastPlace,
  MEAN_COLUMNS,
  meanCells,
  SHARE_COLUMNS,
  shareCells,
  sharesOf,
} from './words.ts';

interface Props {
  report: SimReport;
  method: string[];
}

const LOOKS: CurveLine['look'][] = ['gold', 'shield', 'fist', 'mask'];
/** Less is on hand in almost every game. */
const LEAST_RAMP = 4;

/** How soon there is so much energy at once. */
export function RampFigure({ report, method }: Props) {
  const ramps = report.ramp.filter(({ energy }) => energy >= LEAST_RAMP).slice(0, LOOKS.length);
  if (ramps.length === 0) return null;
  return (
    <Figure
      id="games-ramp"
      title="Ramp"
      say="The share of games that had so much energy on hand, at least once, by each turn."
      method={method}
      how={[SIM_EXPLANATIONS.ramp, SIM_EXPLANATIONS.interval]}
      table={{
        columns: ['Energy', 'By turn', ...SHARE_COLUMNS],
        rows: ramps.flatMap(({ energy, byTurn }) =>
          byTurn.map((share, at) => [
            named(`${energy} or more`),
            plain(at + 1, String(at + 1)),
            ...shareCells(share),
          ]),
        ),
      }}
    >
      <Curve
        label="Energy on hand by turn"
        lines={ramps.map(({ energy, byTurn }, place) => ({
          name: `${energy} or more`,
          look: LOOKS[place] ?? 'gold',
          points: byTurn.map(estimateOf),
        }))}
      />
    </Figure>
  );
}

/** Swarm draws and bursts of a whole game. */
export function ExtrasFigure({ report, method }: Props) {
  const spreads = [
    { name: 'Swarm', spread: report.swarm, how: SIM_EXPLANATIONS.swarm },
    { name: 'Bursts', spread: report.bursts, how: SIM_EXPLANATIONS.bursts },
  ].filter(({ spread }) => spread.mean > 0);
  if (spreads.length === 0) return null;
  const most = lastPlace(
    spreads.map(({ spread }) => spread),
    2,
  );
  const amounts = Array.from({ length: most + 1 }, (_, amount) => amount);
  return (
    <Figure
      id="games-extras"
      title="Swarm draws and bursts"
      look="wide"
      say="How many dice Swarm drew and how many burst symbols came up in a whole game."
      method={method}
      how={[...spreads.map(({ how }) => how), SIM_EXPLANATIONS.interval]}
      table={{
        columns: ['What', ...amounts.map(String), ...MEAN_COLUMNS],
        rows: spreads.map(({ name, spread }) => {
          const shares = sharesOf(spread);
          return [
            named(name),
            ...amounts.map((amount) =>
              drawn(shares[amount] ?? 0, percentWords(shares[amount] ?? 0)),
            ),
            ...meanCells(spread),
          ];
        }),
      }}
    >
      <Ridges
        id="games-extras"
        label="Swarm draws and bursts"
        look="stranded"
        most={most}
        ridges={spreads.map(({ name, spread }) => ({
          name,
          shares: sharesOf(spread),
          mean: spread.mean,
        }))}
      />
    </Figure>
  );
}
