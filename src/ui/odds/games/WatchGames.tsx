import type { GamePick, SimReport, SimRequest } from '../../../dice-masters/simulation/index.ts';
import { address } from '../../address/site-root.ts';
import type { CardLibrary } from '../../card-data/card-library.ts';
import { replayFragment } from '../../game-link/replay-address.ts';
import { Icon } from '../../kit/Icon.tsx';

interface Props {
  report: SimReport;
  request: SimRequest;
  library: CardLibrary;
  teamName: string;
  /** The picks may still change. */
  isRunning: boolean;
}

/** The fastest, the middle and the slowest game, one click from the table. */
export function WatchGames({ report, request, library, teamName, isRunning }: Props) {
  const picks: [string, GamePick | null][] = [
    ['Fastest game', report.fastest],
    ['Median game', report.median],
    ['Slowest game', report.slowest],
  ];
  const go = (pick: GamePick) => {
    const fragment = replayFragment(request, pick, library.find, [teamName, '']);
    location.assign(`${address('goldfish/')}#${fragment}`);
  };
  return (
    <div class="watch-games" role="group" aria-label="Watch a game">
      {picks.map(
        ([name, pick]) =>
          pick && (
            <button
              key={name}
              type="button"
              class="watch-game"
              disabled={isRunning}
              onClick={() => go(pick)}
            >
              <Icon name="goldfish" />
              <span>
                <b>{name}</b>
                <small>
                  {pick.lethalTurn === null
                    ? `${pick.damage} damage, not lethal`
                    : `lethal on turn ${pick.lethalTurn}`}
                  , seed {pick.seed}
                </small>
              </span>
              <span class="go">Watch</span>
            </button>
          ),
      )}
    </div>
  );
}
