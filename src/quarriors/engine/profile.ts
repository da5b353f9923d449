/** Rules that differ between editions. (Q11) */
export interface RulesProfile {
  id: string;
  /** Spent dice wait apart and reach the Used Pile when the turn ends, so no refill brings them back before. (QB1) */
  spentPile: boolean;
  /** Captures in phase 5, each paid for. (Q6.5.1) */
  captures: number;
}

/** The book of 2011, and what the Quarmageddon edition added: by itself, and with its advanced rule. */
export const PROFILES = {
  '2011': { id: '2011', spentPile: false, captures: 1 },
  'spent-pile': { id: 'spent-pile', spentPile: true, captures: 1 },
  advanced: { id: 'advanced', spentPile: true, captures: 2 },
} as const satisfies Record<string, RulesProfile>;

export type ProfileId = keyof typeof PROFILES;
