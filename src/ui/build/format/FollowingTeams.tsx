import { useStore } from '@nanostores/preact';
import { count } from '../../../text/count.ts';
import { $openId } from '../../team-shelf/team-store.ts';
import { teamsIn } from './own-formats.ts';

/** What a change to a format of one's own means for the other teams that have it. */
export function FollowingTeams({ open, isChanged }: { open: string | null; isChanged: boolean }) {
  const openId = useStore($openId);
  if (open === null) {
    return <p class="quiet">It is kept among your formats and offered for every team.</p>;
  }
  const others = teamsIn(open).filter((id) => id !== openId).length;
  if (!isChanged || others === 0) return null;
  return <p class="quiet">The change reaches {count(others, 'other team')} in this format, too.</p>;
}
