import type { ComparisonRequest, SimRequest } from '../request.ts';

/** What workers are asked to play. */
export type Job =
  | { kind: 'simulation'; request: SimRequest }
  | { kind: 'comparison'; request: ComparisonRequest };

export function gamesOf(job: Job): number {
  return job.kind === 'simulation' ? job.request.games : job.request.before.games;
}
