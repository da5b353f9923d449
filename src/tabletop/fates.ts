/** Luck that was drawn anew: what follows pick `at`, counted from 0, comes from another seed. */
export interface Fate {
  at: number;
  seed: string;
}

/** The fates that still hold when the game goes another way after so many picks, and the new one. */
export function forkFates(fates: readonly Fate[], at: number, seed: string): Fate[] {
  return [...fates.filter((fate) => fate.at < at), { at, seed }];
}
