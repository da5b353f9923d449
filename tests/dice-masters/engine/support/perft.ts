import { RANDOM } from '../../../../src/dice-masters/engine/choosers/random.ts';
import { ReplayingChooser } from '../../../../src/dice-masters/engine/choosers/replaying.ts';
import type { Chooser } from '../../../../src/dice-masters/engine/decisions/chooser.ts';
import { Match, run } from '../../../../src/dice-masters/engine/play.ts';
import type { Setup } from '../../../../src/dice-masters/engine/setup.ts';

/** How many ways there are to answer the next `depth` decisions after the given picks. */
export function choiceCount(
  setup: Setup,
  seed: string,
  picks: readonly number[],
  depth: number,
): number {
  if (depth === 0) return 1;
  const chooser = new ReplayingChooser(picks);
  const match = new Match(setup, [chooser, chooser]);
  match.restart(seed);
  if (run(match.game).end !== 'open') return 1;
  const { count } = match.game.decision;
  let sum = 0;
  for (let pick = 0; pick < count; pick++) {
    sum += choiceCount(setup, seed, [...picks, pick], depth - 1);
  }
  return sum;
}

/** The first picks of a random game, to reach its middle. */
export function randomPicks(setup: Setup, seed: string, count: number): number[] {
  const picks: number[] = [];
  const chooser: Chooser = {
    choose: (decision, game) => {
      const pick = RANDOM.choose(decision, game);
      picks.push(pick);
      return pick;
    },
  };
  new Match(setup, [chooser, chooser]).play(seed);
  return picks.slice(0, count);
}
