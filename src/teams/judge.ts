import type { Team } from '../domain/team.ts';
import type { TeamCatalogue } from './catalogue.ts';
import { type Check, type Finding, layOut } from './checks/check.ts';
import { applyEdits } from './edit.ts';
import type { Format } from './format.ts';
import type { Problem, Repair } from './problem.ts';

/** Every problem that the checks find, each with the first of its repairs that truly cures it. */
export function judge(
  team: Team,
  format: Format,
  catalogue: TeamCatalogue,
  checks: readonly Check[],
): Problem[] {
  const findAll = (one: Team) => {
    const laidOut = layOut(one, format, catalogue);
    return checks.flatMap((check) => check(laidOut));
  };
  const before = findAll(team);
  return before.map(({ repairs, ...problem }) => {
    const cures = ({ edits }: Repair) => isCured(problem, before, findAll(applyEdits(team, edits)));
    return { ...problem, repair: repairs.find(cures) ?? null };
  });
}

type Told = Pick<Finding, 'check' | 'severity' | 'cards'>;

/** The problem is gone, and nothing illegal came in its place. */
export function isCured(problem: Told, before: readonly Told[], after: readonly Told[]): boolean {
  return !after.some((other) => isWithin(other, problem)) && staysAsLegal(before, after);
}

/** Whether every illegal problem was there before. */
export function staysAsLegal(before: readonly Told[], after: readonly Told[]): boolean {
  const illegal = after.filter(({ severity }) => severity === 'illegal');
  return illegal.every((other) => before.some((old) => isWithin(other, old)));
}

/** The same problem, for as many or fewer cards. */
function isWithin(one: Told, other: Told): boolean {
  const isWhole = one.cards.length === 0;
  return (
    one.check === other.check &&
    one.severity === other.severity &&
    isWhole === (other.cards.length === 0) &&
    one.cards.every((card) => other.cards.includes(card))
  );
}
