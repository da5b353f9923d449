import type { Chooser } from '../game.ts';

/** Any option, all equally likely. Also the fuzzer. */
export const RANDOM: Chooser = {
  choose: ({ count }, { policy }) => policy.below(count),
};
