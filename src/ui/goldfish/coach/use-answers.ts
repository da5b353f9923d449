import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../../dice-masters/engine/index.ts';
import type { PurchaseGoal } from './goals.ts';
import { type GoalOdds, type RerollAnswers, rerollAnswers } from './reroll-answers.ts';

interface Answered {
  answers: RerollAnswers;
  rows: GoalOdds[];
}

/** Odds of every goal of the open reroll, worked out one at a time so that the page never waits. */
export function useAnswers(game: Game, also: number | null): Answered | null {
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    let timer = 0;
    const answers = rerollAnswers(game);
    const second = answers.goals.find(({ card }) => card === also) ?? null;
    const rows: GoalOdds[] = [];
    const work = ([goal, ...others]: readonly PurchaseGoal[]) => {
      if (!goal) {
        setAnswered({ answers, rows });
        return;
      }
      const row = answers.answer(goal, second);
      if (row) rows.push(row);
      timer = window.setTimeout(() => work(others));
    };
    work(answers.goals);
    return () => clearTimeout(timer);
  }, [game, also]);
  return answered;
}
