import type { CardStore } from '../../cards/card-store.ts';
import { firstMessages } from '../reading.ts';
import { isEmptyTeam, type Team } from '../team.ts';
import { readLink } from './link.ts';

interface TeamInLink {
  /** Null where the link holds no card. */
  team: Team | null;
  /** What could not be read. */
  messages: string[];
}

/** The team that a link brings to a page which shows one. */
export function teamInLink(fragment: string, catalogue: CardStore): TeamInLink {
  const { teams, problems } = readLink(fragment, catalogue);
  const [team] = teams;
  return {
    team: team && !isEmptyTeam(team) ? team : null,
    messages: firstMessages(problems),
  };
}
