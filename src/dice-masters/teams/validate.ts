import type { CardStore } from '../cards/card-store.ts';
import { CHECKS } from './checks/registry.ts';
import type { Format } from './format.ts';
import { judge } from './judge.ts';
import type { Problem } from './problem.ts';
import type { Team } from './team.ts';

const ALL = Object.values(CHECKS);

/** Everything wrong with a team in a format, or worth knowing: the most telling first. */
export function validate(team: Team, format: Format, catalogue: CardStore): Problem[] {
  return judge(team, format, catalogue, ALL);
}
