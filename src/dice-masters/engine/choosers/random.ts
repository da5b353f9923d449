import type { Chooser } from '../decisions/chooser.ts';
import type { Decision } from '../decisions/decision.ts';
import type { Game } from '../game.ts';

/** Any option, all equally likely. Also the fuzzer. */
export const RANDOM: Chooser = {
  choose: ({ count }: Decision, { policy }: Game) => policy.below(count),
};
