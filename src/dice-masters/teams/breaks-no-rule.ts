import type { CardStore } from '../cards/card-store.ts';
import { layOut } from './checks/check.ts';
import { CHECKS } from './checks/registry.ts';
import type { Format } from './format.ts';
import type { Team } from './team.ts';

const ALL = Object.values(CHECKS);

/** Whether nothing about a team is illegal; no repairs are sought, so it may be asked thousands of times. */
export function breaksNoRule(team: Team, format: Format, catalogue: CardStore): boolean {
  const laidOut = layOut(team, format, catalogue);
  return ALL.every((check) => check(laidOut).every(({ severity }) => severity !== 'illegal'));
}
