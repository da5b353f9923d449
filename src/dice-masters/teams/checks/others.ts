import type { TeamEdit } from '../edit.ts';
import type { Finding, Others, Placed } from './check.ts';

/** For a problem that stands alone. */
export const NO_OTHERS: Others = { against: () => 0, take: () => false };

/** What each problem needs to know of the others, so that no good card goes where a bad one would do. */
export function othersOf(findings: readonly Finding[]): (finding: Finding) => Others {
  const takers = findings.filter((one) => takenBy(one, NO_OTHERS).length > 0);
  const counts = new Map<string, number>();
  for (const { cards } of takers) {
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  const against = (finding: Finding) => {
    const own = new Set(takers.includes(finding) ? finding.cards : []);
    return ({ card }: Placed) => (counts.get(card) ?? 0) - (own.has(card) ? 1 : 0);
  };
  const taken = new Map(
    takers.map((one) => [one, takenBy(one, { ...NO_OTHERS, against: against(one) })]),
  );
  return (finding) => {
    const gone = new Set([...taken].flatMap(([one, keys]) => (one === finding ? [] : keys)));
    return { against: against(finding), take: (placed) => gone.has(keyOf(placed)) };
  };
}

/** Places that the first repair of a problem empties. */
function takenBy({ severity, check, repairs }: Finding, others: Others): string[] {
  const counts = severity === 'illegal' || check === 'unknown-card';
  const [first] = counts ? repairs(others) : [];
  return (first?.edits ?? []).filter(isTaking).map(keyOf);
}

type TakingEdit = Extract<TeamEdit, { kind: 'remove' | 'replace' | 'change-row' }>;

function isTaking(edit: TeamEdit): edit is TakingEdit {
  return edit.kind === 'remove' || edit.kind === 'replace' || edit.kind === 'change-row';
}

function keyOf({ slot, at }: { slot: string; at: number }): string {
  return `${slot} ${at}`;
}
