import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import { $catalogue } from '../../card-finder/search-state.ts';
import { $team } from '../../team-shelf/team-store.ts';
import { $cards } from '../build-state.ts';
import { Analysis } from './Analysis.tsx';

/** The analysis of the open team, with names out of the card data. */
export function AnalysisPanel() {
  const team = useStore($team);
  const cards = useStore($cards);
  const packed = useStore($catalogue)?.packed;
  const names = useMemo(() => {
    const keywords = new Map(packed?.keywords);
    const affiliations = new Map(packed?.affiliations);
    return {
      keyword: (id: string) => keywords.get(id) ?? id,
      affiliation: (slug: string) => affiliations.get(slug) ?? slug,
    };
  }, [packed]);
  if (!cards) return <p class="quiet">The cards are on their way.</p>;
  return <Analysis team={team} catalogue={cards} names={names} />;
}
