import { useEffect, useState } from 'preact/hooks';
import { isEmptyTeam, type Team } from '../../dice-masters/teams/index.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import { MIGRATIONS } from './read-record.ts';
import { RecordStorage } from './record-storage.ts';
import { teamNow } from './team-record.ts';

interface OwnTeam {
  id: string;
  team: Team;
}

/** The teams on the player's shelf that have cards, newest first; what other tabs save shows up here. */
export function useOwnTeams(): OwnTeam[] {
  const [teams, setTeams] = useState(readTeams);
  useEffect(() => {
    const readAgain = () => setTeams(readTeams());
    addEventListener('storage', readAgain);
    return () => removeEventListener('storage', readAgain);
  }, []);
  return teams;
}

/** Only looks: what cannot be read is left for the builder, which says so. */
function readTeams(): OwnTeam[] {
  try {
    const texts = browserStorage();
    if (!texts) return [];
    const storage = new RecordStorage(texts, MIGRATIONS);
    const records = storage.ids().flatMap((id) => {
      const found = storage.find(id);
      return found.kind === 'record' ? found.stored.record : [];
    });
    return records
      .sort((a, b) => b.updated - a.updated)
      .map((record) => ({ id: `own-${record.id}`, team: teamNow(record) }))
      .filter(({ team }) => !isEmptyTeam(team));
  } catch {
    return [];
  }
}
