import { applyEdit, type Team, type TeamEdit } from '../../dice-masters/teams/index.ts';

/** An edit, or a whole other team in its place. */
export type HistoryEdit = TeamEdit | { kind: 'team'; team: Team };

/** What one undo takes back. */
export type Step = readonly HistoryEdit[];

/** A stretch of history, written to storage as one text. */
export interface Chunk {
  /** The team before the first step. */
  base: Team;
  steps: readonly Step[];
}

export interface History {
  /** At least one; only the last may hold fewer steps than a chunk can. */
  chunks: readonly Chunk[];
  /** How many steps, from the first, stand; those beyond wait for a redo. */
  place: number;
}

/** An edit rewrites one chunk, so it stays small. */
const STEPS_IN_CHUNK = 50;

export function startHistory(team: Team): History {
  return { chunks: [{ base: team, steps: [] }], place: 0 };
}

export function stepCount({ chunks }: Pick<History, 'chunks'>): number {
  return chunks.reduce((count, { steps }) => count + steps.length, 0);
}

export function teamAt({ chunks, place }: History): Team {
  let before = 0;
  for (const { base, steps } of chunks) {
    if (place <= before + steps.length) {
      return steps.slice(0, place - before).reduce(applyStep, base);
    }
    before += steps.length;
  }
  throw new RangeError(`History has ${before} steps, not ${place}.`);
}

export function applyStep(team: Team, step: Step): Team {
  return step.reduce<Team>(
    (now, edit) => (edit.kind === 'team' ? edit.team : applyEdit(now, edit)),
    team,
  );
}

/** A new step at the place; what waited beyond it is cut off. */
export function addStep(history: History, step: Step): History {
  const chunks = cutBeyond(history);
  const place = history.place + 1;
  const last = chunks.at(-1);
  if (!last || last.steps.length >= STEPS_IN_CHUNK) {
    return { chunks: [...chunks, { base: teamAt(history), steps: [step] }], place };
  }
  return { chunks: chunks.with(-1, { ...last, steps: [...last.steps, step] }), place };
}

/** More of the step that stands last; nothing waits beyond it. */
export function growStep(history: History, more: Step): History {
  const last = history.chunks.at(-1);
  const step = last?.steps.at(-1);
  if (!last || !step) return addStep(history, more);
  const steps = last.steps.with(-1, [...step, ...more].reduce(pushEdit, []));
  return { ...history, chunks: history.chunks.with(-1, { ...last, steps }) };
}

export function moveBy(history: History, steps: number): History {
  const place = Math.min(Math.max(history.place + steps, 0), stepCount(history));
  return place === history.place ? history : { ...history, place };
}

function cutBeyond({ chunks, place }: History): Chunk[] {
  const kept: Chunk[] = [];
  let left = place;
  for (const chunk of chunks) {
    if (left === 0 && kept.length > 0) break;
    const fits = chunk.steps.length <= left;
    kept.push(fits ? chunk : { ...chunk, steps: chunk.steps.slice(0, left) });
    left -= Math.min(left, chunk.steps.length);
  }
  return kept;
}

/** An edit that overwrites what the one before it wrote takes its place. */
function pushEdit(step: HistoryEdit[], edit: HistoryEdit): HistoryEdit[] {
  const before = step.at(-1);
  return before && writesOver(edit, before) ? step.with(-1, edit) : [...step, edit];
}

function writesOver(edit: HistoryEdit, before: HistoryEdit): boolean {
  switch (edit.kind) {
    case 'team':
      return true;
    case 'name':
    case 'format':
    case 'notes':
    case 'tags':
      return before.kind === edit.kind;
    case 'dice':
    case 'card-note':
      return before.kind === edit.kind && before.slot === edit.slot && before.at === edit.at;
    default:
      return false;
  }
}
