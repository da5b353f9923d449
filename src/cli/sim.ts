import { conduct } from '../sim/run/conduct.ts';
import { writeComparison } from '../sim/write-comparison.ts';
import { writeReport } from '../sim/write-report.ts';
import { BadQuestion } from './odds-question.ts';
import { replaysOf, tellComparison, tellReport } from './sim-answer.ts';
import { playHere, startThread } from './sim-hands.ts';
import { readSimQuestion, type SimBooks, type SimQuestion } from './sim-question.ts';

interface Answer {
  output: string;
  code: number;
}

/** `sim <link> …`: plays a team many times and tells what came of it. */
export async function simCommand(words: string[], books: SimBooks): Promise<Answer> {
  try {
    const question = readSimQuestion(words, books);
    return { output: await simulate(question), code: 0 };
  } catch (error) {
    if (!(error instanceof BadQuestion)) throw error;
    const isJson = words.includes('--json');
    return { output: isJson ? JSON.stringify({ problem: error.message }) : error.message, code: 1 };
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
