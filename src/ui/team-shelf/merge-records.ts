import { mergeTeams } from '../../dice-masters/teams/index.ts';
import { addStep } from './history.ts';
import type { Snapshot, TeamRecord } from './team-record.ts';
import { teamNow } from './team-record.ts';

/** Their record, and as its next step what we did since the record that both started from. */
export function mergeRecords(base: TeamRecord, ours: TeamRecord, theirs: TeamRecord): TeamRecord {
  const now = teamNow(theirs);
  const team = mergeTeams(teamNow(base), teamNow(ours), now);
  const isSame = JSON.stringify(team) === JSON.stringify(now);
  return {
    ...theirs,
    ...(isSame ? {} : addStep(theirs, [{ kind: 'team', team }])),
    folder: ours.folder === base.folder ? theirs.folder : ours.folder,
    updated: Math.max(ours.updated, theirs.updated) + 1,
    snapshots: mergeSnapshots(base.snapshots, ours.snapshots, theirs.snapshots),
  };
}

/** Newest first. */
function mergeSnapshots(
  base: readonly Snapshot[],
  ours: readonly Snapshot[],
  theirs: readonly Snapshot[],
): Snapshot[] {
  const has = (list: readonly Snapshot[], { name, when }: Snapshot) =>
    list.some((one) => one.name === name && one.when === when);
  const stayed = theirs.filter((one) => has(ours, one) || !has(base, one));
  const added = ours.filter((one) => !has(base, one) && !has(theirs, one));
  return [...added, ...stayed].sort((a, b) => b.when - a.when);
}
