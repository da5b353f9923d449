/** The reader's own data, by card id. What is null is not at hand, and terms that need it say so. */
export interface Inputs {
  /** Dice owned. */
  owned: Map<string, number> | null;
  /** Cards in the team at hand. */
  team: Set<string> | null;
  /** For each format by the word that queries use: its name, and which cards it allows and bans. */
  formats: ReadonlyMap<string, FormatInput> | null;
  tags: Map<string, string[]> | null;
  notes: Map<string, string> | null;
}

/** The word for the format of the team at hand. */
export const TEAM_FORMAT = 'team';

interface FormatInput {
  readonly name: string;
  readonly legal: ReadonlySet<string>;
  readonly banned: ReadonlySet<string>;
}

export const NO_INPUTS: Inputs = {
  owned: null,
  team: null,
  formats: null,
  tags: null,
  notes: null,
};
