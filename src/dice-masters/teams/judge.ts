import type { CardStore } from '../cards/card-store.ts';
import { type Check, type Finding, layOut } from './checks/check.ts';
import { othersOf } from './checks/others.ts';
import { applyEdits } from './edit.ts';
import type { Format } from './format.ts';
import type { Problem, Repair } from './problem.ts';
import type { Team } from './team.ts';

/** So many cards beyond the places of a format, and nobody means this as a team yet. */
const FAR_BEYOND = 10;

/** Repairs are tried against the whole team; so many cards are looked at for all of them together. */
const MOST_LOOKS = 3000;

/** Every problem that the checks find, each with the first of its repairs that truly cures it. */
export function judge(
  team: Team,
  format: Format,
  catalogue: CardStore,
  checks: readonly Check[],
): Problem[] {
  const before = findAll(team, format, catalogue, checks);
  let looks = isNearTeam(team, format) ? MOST_LOOKS : 0;
  const cures = (problem: Finding, { edits }: Repair) => {
    looks -= team.cards.length + team.basicActions.length;
    return isCured(problem, before, findAll(applyEdits(team, edits), format, catalogue, checks));
  };
  const others = othersOf(looks > 0 ? before : []);
  return before.map((finding) => {
    const { repairs, ...problem } = finding;
    const offered = looks > 0 ? repairs(others(finding)) : [];
    const repair = offered.find((one) => looks > 0 && cures(finding, one));
    return { ...problem, repair: repair ?? null };
  });
}

/** What the checks find; no repair is tried, so it takes as long as the team has cards. */
export function findAll(
  team: Team,
  format: Format,
  catalogue: CardStore,
  checks: readonly Check[],
): Finding[] {
  const laidOut = layOut(team, format, catalogue);
  return checks.flatMap((check) => check(laidOut));
}

function isNearTeam({ cards, basicActions }: Team, format: Format): boolean {
  return (
    cards.length <= format.cards.most + FAR_BEYOND &&
    basicActions.length <= format.basicActions.most + FAR_BEYOND
  );
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
