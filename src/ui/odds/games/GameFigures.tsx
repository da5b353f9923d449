import type { SimReport, SimRequest } from '../../../dice-masters/simulation/index.ts';
import type { CardLibrary } from '../../card-data/card-library.ts';
import type { Asked } from '../asked.ts';
import { OneByOne, type Part } from '../charts/OneByOne.tsx';
import { EDITION_WORDS, SEAT_WORDS } from '../opening/words.ts';
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
  /** More games are coming. */
  isRunning: boolean;
}

/** Fewer games say next to nothing in a chart, and drawing it would hold up those that are to come. */
const ENOUGH = 500;

/** What the games so far showed. */
export function GameFigures(props: Props) {
  const { report, request, library, teamName, asked, dice, isRunning } = props;
  if (report.done === 0) return null;
  const method = methodOf(report, asked);
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
      <CoverageBadge coverage={[report.coverage]} cards={request.cards} />
      <WatchGames
        report={report}
        request={request}
        library={library}
        teamName={teamName}
        isRunning={isRunning}
      />
      {(!isRunning || report.done >= ENOUGH) && <OneByOne of={report} parts={parts} />}
    </>
  );
}

interface Played {
  done: number;
  games: number;
  isFinal: boolean;
  policy: string;
  seed: string;
}

/** Printed beside every figure. */
export function methodOf(
  { done, games, isFinal, policy, seed }: Played,
  { seat, opponent, edition }: Asked,
  what = 'games',
): string[] {
  const sample = done.toLocaleString('en');
  return [
    'Simulated',
    isFinal ? `${sample} ${what}` : `${sample} of ${games.toLocaleString('en')} ${what}`,
    `policy ${policy}`,
    SEAT_WORDS[seat].toLowerCase(),
    `against ${opponent === 'nobody' ? 'nobody' : 'four blocking Sidekicks'}`,
    EDITION_WORDS[edition].toLowerCase(),
    `seed ${seed}`,
    '95 % intervals',
  ];
}
