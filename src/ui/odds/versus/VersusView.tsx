import { useContext, useEffect, useMemo } from 'preact/hooks';
import type { ComparisonReport } from '../../../dice-masters/simulation/index.ts';
import { cardLibrary } from '../../card-data/card-library.ts';
import { newSeed } from '../../luck/new-seed.ts';
import { startComparison } from '../../simulation/start-simulation.ts';
import { useFollowedResults } from '../games/follow-results.ts';
import { GameControls } from '../games/GameControls.tsx';
import { Progress } from '../games/Progress.tsx';
import { useRunning } from '../games/use-running.ts';
import type { ViewProps } from '../LaterView.tsx';
import { ask } from '../odds-state.ts';
import { Policies } from '../policies.ts';
import { RivalChoice } from './RivalChoice.tsx';
import { rivalsOf } from './rival-request.ts';
import { VersusFigures } from './VersusFigures.tsx';

/** Two sides on the same luck, game by game. */
export function VersusView(props: ViewProps) {
  const { team, cards, asked } = props;
  const ready = useContext(Policies);
  const library = useMemo(() => cardLibrary(cards.packed), [cards]);
  const rivals = rivalsOf(team, asked, ready, cards.catalogue, library);
  const key = JSON.stringify(rivals);
  const { run, start, stop, reset } = useRunning<ComparisonReport>();
  const { results, follow } = useFollowedResults(run);
  const play = () => {
    if (!rivals.ok) return;
    ask({ ran: true });
    start((running) => startComparison(rivals.request, running));
  };
  useEffect(() => {
    if (asked.ran && rivals.ok) play();
    else reset();
  }, [key]);
  return (
    <div class="odds-view">
      <RivalChoice {...props} />
      <GameControls
        asked={asked}
        isRunning={run.state === 'running'}
        canPlay={rivals.ok}
        play={() => {
          follow();
          play();
        }}
        stop={() => {
          stop();
          ask({ ran: false });
        }}
        reseed={() => ask({ seed: newSeed() })}
      />
      <div class="odds-results" ref={results}>
        {rivals.ok ? (
          <Progress what="pairs of games" run={run} again={play} />
        ) : (
          <div class="still-missing" role="status">
            {rivals.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        )}
        {rivals.ok && 'report' in run && run.report && (
          <VersusFigures
            report={run.report}
            request={rivals.request}
            names={rivals.names}
            asked={asked}
          />
        )}
      </div>
    </div>
  );
}
