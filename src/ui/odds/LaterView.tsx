import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Team } from '../../dice-masters/teams/index.ts';
import type { Asked } from './asked.ts';
import type { Cards } from './odds-state.ts';
import type { TeamDie } from './team-cards.ts';

export interface ViewProps {
  team: Team;
  cards: Cards;
  dice: readonly TeamDie[];
  asked: Asked;
}

/** Views that need the rules engine; loaded when they are first opened. */
const VIEWS: Record<'games' | 'versus', () => Promise<ComponentType<ViewProps>>> = {
  games: async () => (await import('./games/GamesView.tsx')).GamesView,
  versus: async () => (await import('./versus/VersusView.tsx')).VersusView,
};

export function LaterView({ view, ...props }: ViewProps & { view: 'games' | 'versus' }) {
  const [part, setPart] = useState<{ view: string; View: ComponentType<ViewProps> } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    VIEWS[view]().then(
      (View) => isWanted && setPart({ view, View }),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [view]);
  if (hasFailed) {
    return (
      <p role="alert">
        This part could not be loaded. Check the connection and open it again; your question is in
        the address.
      </p>
    );
  }
  if (part?.view !== view) return <p class="waiting">One moment.</p>;
  return <part.View {...props} />;
}
