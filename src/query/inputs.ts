/** The reader's own data, by card id. What is null is not at hand, and terms that need it say so. */
export interface Inputs {
  /** Dice owned. */
  owned: Map<string, number> | null;
  /** Cards in the team at hand. */
  team: Set<string> | null;
  /** For each format by name: which cards it allows and bans. */
  formats: Map<string, { legal: Set<string>; banned: Set<string> }> | null;
  tags: Map<string, string[]> | null;
  notes: Map<string, string> | null;
}

export const NO_INPUTS: Inputs = {
  owned: null,
  team: null,
  formats: null,
  tags: null,
  notes: null,
};
