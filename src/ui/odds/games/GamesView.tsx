import { useContext, useEffect, useMemo } from 'preact/hooks';
import type { SimReport } from '../../../dice-masters/simulation/index.ts';
import { cardLibrary } from '../../card-data/card-library.ts';
import { newSeed } from '../../luck/new-seed.ts';
import { startSimulation, warmUp } from '../../simulation/start-simulation.ts';
import type { ViewProps } from '../LaterView.tsx';
import { ask } from '../odds-state.ts';
import { Policies } from '../policies.ts';
import { useFollowedResults } from './follow-results.ts';
import { GameControls } from './GameControls.tsx';
import { GameFigures } from './GameFigures.tsx';
import { PolicyPanel } from './PolicyPanel.tsx';
import { Progress } from './Progress.tsx';
import { policyOf } from './policy-choice.ts';
import { requestOf } from './request-of.ts';
import { useRunning } from './use-running.ts';

/** Whole games, played by a policy on the real rules and counted. */
export function GamesView({ team, cards, dice, asked }: ViewProps) {
  const ready = useContext(Policies);
  const library = useMemo(() => cardLibrary(cards.packed), [cards]);
  const policy = policyOf(asked, ready);
  const requested = policy && requestOf(team, library, policy, asked);
  const key = JSON.stringify([requested?.ok ? requested.request : requested]);
  const { run, start, stop, reset } = useRunning<SimReport>();
  const { results, follow } = useFollowedResults(run);
  const play = () => {
    if (!requested?.ok) return;
    ask({ ran: true });
    start((running) => startSimulation(requested.request, running));
  };
  useEffect(() => {
    if (asked.ran) {
      play();
      return;
    }
    reset();
    if (requested?.ok) warmUp(requested.request);
  }, [key]);
  if (!policy || !requested) return <p role="alert">The site came without its policies.</p>;
  return (
    <div class="odds-view">
      <GameControls
        asked={asked}
        isRunning={run.state === 'running'}
        canPlay={requested.ok}
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
      <PolicyPanel asked={asked} catalogue={cards.catalogue} dice={dice} policy={policy} />
      {!requested.ok && (
        <div class="notice" role="alert">
          <div>
            <p>
              <b>This team cannot be played yet.</b>
            </p>
            {requested.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        </div>
      )}
      <div class="odds-results" ref={results}>
        <Progress what="games" run={run} again={play} />
        {requested.ok && 'report' in run && run.report && (
          <GameFigures
            report={run.report}
            request={requested.request}
            library={library}
            teamName={team.name}
            asked={asked}
            dice={dice}
            isRunning={run.state === 'running'}
          />
        )}
      </div>
    </div>
  );
}
