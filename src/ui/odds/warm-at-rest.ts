import { useContext, useEffect } from 'preact/hooks';
import type { Team } from '../../dice-masters/teams/index.ts';
import { $asked, type Cards } from './odds-state.ts';
import { Policies } from './policies.ts';

/** Milliseconds after which the page counts as at rest, whatever the browser still does. */
const LONGEST_WAIT = 2000;

/** Makes games ready to run once the page is at rest, and anew when the reader comes back to it. */
export function useWarmGames(team: Team, cards: Cards): void {
  const ready = useContext(Policies);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const warm = async () => {
      // A part that cannot be fetched is told of where it is opened.
      const part = await import('./games/warm-games.ts').catch(() => null);
      part?.warmGames(team, cards, ready);
    };
    const wait = () => {
      cancel?.();
      if (document.visibilityState === 'visible') cancel = atRest(warm);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    const forget = $asked.listen(({ ran }) => ran && cancel?.());
    return () => {
      cancel?.();
      forget();
      document.removeEventListener('visibilitychange', wait);
    };
  }, [team, cards, ready]);
}

/** Calls when the browser has nothing else to do; gives a way to call it off. */
function atRest(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const call = requestIdleCallback(act, { timeout: LONGEST_WAIT });
    return () => cancelIdleCallback(call);
  }
  const timer = setTimeout(act, LONGEST_WAIT / 4);
  return () => clearTimeout(timer);
}
