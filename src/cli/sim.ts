import { conduct, writeComparison, writeReport } from '../dice-masters/simulation/index.ts';
import { type Answer, done, refusal } from './answer.ts';
import { replaysOf, tellComparison, tellReport } from './sim-answer.ts';
import { playHere, startThread } from './sim-hands.ts';
import { readSimQuestion, SIM, type SimBooks, type SimQuestion } from './sim-question.ts';

/** Plays a team many times and tells what came of it. */
export async function simCommand(words: string[], books: SimBooks): Promise<Answer> {
  try {
    return done(await simulate(readSimQuestion(words, books)));
  } catch (error) {
    return refusal(error, words, SIM);
  }
}

async function simulate({ request, other, workers, isJson }: SimQuestion): Promise<string> {
  const how = { hands: workers, startHand: workers > 1 ? startThread : playHere };
  if (other) {
    const pair = { before: request, after: other };
    const gathering = await conduct({ kind: 'comparison', request: pair }, how);
    const report = writeComparison(pair, gathering);
    return isJson ? JSON.stringify(report) : tellComparison(report, pair).join('\n');
  }
  const gathering = await conduct({ kind: 'simulation', request }, how);
  const report = writeReport(request, gathering);
  if (!isJson) return tellReport(report, request).join('\n');
  return JSON.stringify({ ...report, replays: replaysOf(report, request) });
}
