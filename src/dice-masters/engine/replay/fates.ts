import type { Chooser } from '../decisions/chooser.ts';
import type { Match } from '../play.ts';
import type { Seat } from '../setup.ts';

/** Luck that was drawn anew: what follows pick `at`, counted from 0, comes from another seed. */
export interface Fate {
  at: number;
  seed: string;
}

/** Lets the luck of a match change where its fates say so. Call it before the first turn. */
export function followFates(match: Match, fates: readonly Fate[]): void {
  if (fates.length === 0) return;
  const { choosers } = match.game;
  const seeds = new Map(fates.map(({ at, seed }) => [at, seed]));
  let picks = 0;
  const fated = (seat: Seat): Chooser => ({
    choose(decision, game) {
      const pick = choosers[seat].choose(decision, game);
      const seed = seeds.get(picks++);
      if (seed !== undefined) match.reseed(seed);
      return pick;
    },
  });
  match.game.choosers = [fated(0), fated(1)];
}

/** The fates that still hold when the game goes another way after so many picks, and the new one. */
export function forkFates(fates: readonly Fate[], at: number, seed: string): Fate[] {
  return [...fates.filter((fate) => fate.at < at), { at, seed }];
}
