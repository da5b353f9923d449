/** How a computer player spends its turns. */
export const POLICIES = {
  'glory-race': 'summons all it can and captures the creature with the most Glory',
  engine: 'captures dice that draw and pay until it has four of them, then races',
  list: 'captures by a list of wishes, and what is best for the race where none can be had',
} as const;

export type PolicyId = keyof typeof POLICIES;

/** A policy with the cards it wants most, first wish first; only `list` asks for any. */
export interface Policy {
  id: PolicyId;
  wishes: readonly string[];
}
