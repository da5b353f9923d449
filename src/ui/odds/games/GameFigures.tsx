import type { SimReport } from '../../../sim/report.ts';
import type { SimRequest } from '../../../sim/request.ts';
import type { CardLibrary } from '../../goldfish/card-library.ts';
import type { Asked } from '../asked.ts';
import { OneByOne, type Part } from '../charts/OneByOne.tsx';
import type { TeamDie } from '../team-cards.ts';
import { BagFigure } from './BagFigure.tsx';
import { CardsByTurn } from './CardsByTurn.tsx';
import { CoverageBadge } from './CoverageBadge.tsx';
import { DamageFigure, PaceFigure } from './DamageFigures.tsx';
import { ENERGY_LOOKS, EnergyFigure } from './EnergyFigures.tsx';
import { ExtrasFigure, RampFigure } from './RampFigures.tsx';
import { Summary } from './Summary.tsx';
import { WatchGames } from './WatchGames.tsx';

interface Props {
  report: SimReport;
  request: SimRequest;
  library: CardLibrary;
  teamName: string;
  asked: Asked;
  dice: readonly TeamDie[];
}

/** What the games so far showed. */
export function GameFigures({ report, request, library, teamName, asked, dice }: Props) {
  if (report.done === 0) return null;
  const method = methodOf(report);
  const life = request.spec.seats[1].life;
  const { measure } = asked;
  const depends = [report];
  const parts: Part[] = [
    {
      id: 'cards',
      depends: [report, measure],
      draw: () => <CardsByTurn report={report} method={method} measure={measure} dice={dice} />,
    },
    ...ENERGY_LOOKS.map(([look]) => ({
      id: look,
      depends,
      draw: () => <EnergyFigure report={report} method={method} look={look} />,
    })),
    {
      id: 'damage',
      depends,
      draw: () => <DamageFigure report={report} method={method} life={life} />,
    },
    { id: 'pace', depends, draw: () => <PaceFigure report={report} method={method} /> },
    { id: 'bag', depends, draw: () => <BagFigure report={report} method={method} dice={dice} /> },
    { id: 'ramp', depends, draw: () => <RampFigure report={report} method={method} /> },
    { id: 'extras', depends, draw: () => <ExtrasFigure report={report} method={method} /> },
  ];
  return (
    <>
      <Summary report={report} />
      <CoverageBadge coverage={report.coverage} />
      <WatchGames report={report} request={request} library={library} teamName={teamName} />
      <OneByOne of={report} parts={parts} />
    </>
  );
}

/** Printed beside every figure. */
export function methodOf({ done, games, isFinal, policy, seed }: SimReport): string[] {
  const sample = done.toLocaleString('en');
  return [
    'Simulated',
    isFinal ? `${sample} games` : `${sample} of ${games.toLocaleString('en')} games`,
    `policy ${policy}`,
    `seed ${seed}`,
    '95 % intervals',
  ];
}
