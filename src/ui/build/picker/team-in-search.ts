import { computed } from 'nanostores';
import type { Format } from '../../../dice-masters/teams/index.ts';
import { TEAM_FORMAT } from '../../../query/inputs.ts';
import { giveTeam } from '../../card-finder/finder.ts';
import { $team } from '../../team-shelf/team-store.ts';
import { $format, $formats } from '../build-state.ts';

/** Keeps `in:team`, `legal:` and `banned:` of the card search in step with the open team. */
export function followTeamInSearch(): () => void {
  const $asked = computed([$team, $format, $formats], (team, format, formats) => ({
    team: [...team.cards, ...team.basicActions].map(({ card }) => card),
    formats: [...(format ? [[TEAM_FORMAT, format] as const] : []), ...formats].map(
      ([word, one]): [string, Format] => [word, one],
    ),
  }));
  return $asked.subscribe((data) => giveTeam(data));
}
