import {
  type Share,
  SIM_EXPLANATIONS,
  type SimReport,
} from '../../../dice-masters/simulation/index.ts';
import { Curve, type CurveLine } from '../charts/Curve.tsx';
import { Fan, QUANTILES } from '../charts/Fan.tsx';
import { Figure } from '../charts/Figure.tsx';
import { type Cell, drawn, named, plain } from '../charts/figure-table.ts';
import { estimateOf, MEAN_COLUMNS, meanCells, SHARE_COLUMNS, shareCells } from './words.ts';

interface Props {
  report: SimReport;
  method: string[];
}

/** Damage so far, as a fan that opens with the turns. */
export function DamageFigure({ report, method, life }: Props & { life: number }) {
  const { turns } = report;
  return (
    <Figure
      id="games-damage"
      title="Damage to the opponent"
      say="How much damage has gone through by each turn, and where the games lie around the middle one."
      method={method}
      how={[SIM_EXPLANATIONS.damage, SIM_EXPLANATIONS.interval]}
      table={{
        columns: ['Turn', '5 %', '25 %', 'middle', '75 %', '95 %', ...MEAN_COLUMNS],
        rows: turns.map(({ turn, damage }) => [
          named(String(turn)),
          ...QUANTILES.map((key): Cell => {
            const value = damage.quantiles[key];
            return drawn(value, String(value));
          }),
          ...meanCells(damage),
        ]),
      }}
    >
      <Fan
        id="games-damage"
        label="Damage to the opponent by turn"
        turns={turns.map(({ damage }) => damage.quantiles)}
        target={life}
        targetName={`${life} life`}
      />
    </Figure>
  );
}

/** When the opponent falls, and when the first attack comes. */
export function PaceFigure({ report, method }: Props) {
  const lines: [CurveLine['look'], string, readonly Share[]][] = [
    ['gold', 'Opponent at 0 life', report.lethal],
    ['shield', 'First attack made', report.attacked],
  ];
  return (
    <Figure
      id="games-pace"
      title="Lethal turn and first attack"
      say="The share of games that got there by each turn, with its interval as a band."
      method={method}
      how={[SIM_EXPLANATIONS.lethal, SIM_EXPLANATIONS.attack, SIM_EXPLANATIONS.interval]}
      table={{
        columns: ['What', 'By turn', ...SHARE_COLUMNS],
        rows: lines.flatMap(([, name, shares]) =>
          shares.map((share, at) => [
            named(name),
            plain(at + 1, String(at + 1)),
            ...shareCells(share),
          ]),
        ),
      }}
    >
      <Curve
        label="Lethal turn and first attack"
        lines={lines.map(([look, name, shares]) => ({
          look,
          name,
          points: shares.map(estimateOf),
        }))}
      />
    </Figure>
  );
}
