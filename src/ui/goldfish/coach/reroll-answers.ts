import type { Game } from '../../../dice-masters/engine/index.ts';
import {
  type Goal,
  type Purchase,
  type RerollOdds,
  rerollOdds,
} from '../../../dice-masters/odds/index.ts';
import type { Fraction } from '../../../tabletop/fraction.ts';
import { goalOf, goalsOn, type PurchaseGoal, rolledTable } from './goals.ts';

/** What the coach knows about one goal at the open reroll. */
export interface GoalOdds {
  goal: PurchaseGoal;
  /** Null where a die has faces that nobody could read. */
  known: KnownOdds | null;
}

interface KnownOdds {
  /** The chance after rolling the dice at these places of the roll again. */
  after: RerollOdds['after'];
  /** The dice to roll again for it, and the chance then. */
  best: { dice: number[]; chance: Fraction };
}

/** Answers of one roll; goals that cost the same are worked out once. */
export interface RerollAnswers {
  goals: readonly PurchaseGoal[];
  /** Places in the roll of dice on the table. */
  placesOf(dice: readonly number[]): number[];
  answer(goal: PurchaseGoal, also: PurchaseGoal | null): GoalOdds | null;
}

export function rerollAnswers(game: Game): RerollAnswers {
  const { standing, dice } = rolledTable(game);
  const solved = new Map<string, KnownOdds | null>();
  const marked = dice.filter((die) => game.scratch.mark[die] !== 0);

  function solve(goal: Goal): KnownOdds | null {
    const key = goal.map(purchaseKey).join(' and ');
    const before = solved.get(key);
    if (before !== undefined) return before;
    const found = knownOdds(goal);
    solved.set(key, found);
    return found;
  }

  function knownOdds(goal: Goal): KnownOdds | null {
    const odds = rerollOdds(standing, goal);
    if (!odds.known) return null;
    const { reroll, chance } = odds.value.best();
    const best = { dice: reroll.flatMap((place) => dice[place] ?? []), chance };
    return { after: odds.value.after, best };
  }

  return {
    goals: goalsOn(game),
    placesOf: (chosen) => {
      const again = new Set([...chosen, ...marked]);
      return dice.flatMap((die, place) => (again.has(die) ? place : []));
    },
    answer(goal, also) {
      const both = goalOf(goal, also);
      return both && { goal, known: solve(both) };
    },
  };
}

function purchaseKey({ cost, types }: Purchase): string {
  return `${cost} ${[...types].sort().join('+')}`;
}
