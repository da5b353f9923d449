import { SIM_EXPLANATIONS, type SimReport } from '../../../dice-masters/simulation/index.ts';
import { Figure } from '../charts/Figure.tsx';
import { drawn, named } from '../charts/figure-table.ts';
import { percentWords } from '../charts/percent-words.ts';
import { type RidgeLook, Ridges } from '../charts/Ridges.tsx';
import { lastPlace, MEAN_COLUMNS, meanCells, sharesOf } from './words.ts';

export const ENERGY_LOOKS: [RidgeLook, title: string, say: string][] = [
  ['rolled', 'Energy rolled', 'Energy on hand when the Main Step begins.'],
  ['spent', 'Energy spent', 'Energy paid for dice and fielding.'],
  ['stranded', 'Energy stranded', 'Energy rolled that paid for nothing.'],
];

const LEAST_PLACES = 4;

interface Props {
  report: SimReport;
  method: string[];
  look: RidgeLook;
}

/** Where the energy goes: three families of mountains on one scale. */
export function EnergyFigure({ report, method, look }: Props) {
  const { turns } = report;
  const [, title = '', say = ''] = ENERGY_LOOKS.find(([one]) => one === look) ?? [];
  const most = lastPlace(
    turns.map(({ rolled }) => rolled),
    LEAST_PLACES,
  );
  const amounts = Array.from({ length: most + 1 }, (_, amount) => amount);
  const ridges = turns.map((turn) => ({
    name: String(turn.turn),
    shares: sharesOf(turn[look]),
    mean: turn[look].mean,
  }));
  return (
    <Figure
      id={`games-${look}`}
      title={title}
      look="third"
      say={`${say} One mountain a turn, a mark at the average.`}
      method={method}
      how={[SIM_EXPLANATIONS.energy, SIM_EXPLANATIONS.interval]}
      table={{
        columns: ['Turn', ...amounts.map((amount) => `${amount} energy`), ...MEAN_COLUMNS],
        rows: turns.map((turn, at) => [
          named(String(turn.turn)),
          ...amounts.map((amount) => {
            const share = ridges[at]?.shares[amount] ?? 0;
            return drawn(share, percentWords(share));
          }),
          ...meanCells(turn[look]),
        ]),
      }}
    >
      <Ridges id={`games-${look}`} label={title} look={look} most={most} ridges={ridges} />
    </Figure>
  );
}
