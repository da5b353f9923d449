/** Many games at once: playouts, counts, reports, the worker. */

export { SIM_EXPLANATIONS } from './explain.ts';
export { cardFinder } from './games/playout.ts';
export { recordReplay } from './games/record-replay.ts';
export type {
  ComparisonReport,
  Coverage,
  Difference,
  GamePick,
  Quantiles,
  Share,
  SimReport,
  Spread,
} from './report.ts';
export {
  type ComparisonRequest,
  MOST_GAMES,
  MOST_SIM_TURNS,
  type SimRequest,
} from './request.ts';
export { answerer } from './run/answer.ts';
export { benchFor } from './run/bench.ts';
export { chunksOf } from './run/chunks.ts';
export { conduct, type Hand, type StartHand } from './run/conduct.ts';
export { Gathering } from './run/gathering.ts';
export type { Job } from './run/job.ts';
export type { FromWorker } from './run/messages.ts';
export { writeComparison } from './write-comparison.ts';
export { writeReport } from './write-report.ts';
