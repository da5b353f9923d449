/** What adds dice to a roll, or takes them away, and the rule that says so. */
export interface Part {
  words: string;
  dice: number;
  rule: string;
  /** The sheet or Terrain card that overrules or adds to the rule. */
  by?: string;
}

/** Leaves out what counts nothing. */
export function partsOf(...parts: (Part | null | false)[]): Part[] {
  return parts.filter((part): part is Part => Boolean(part) && (part as Part).dice !== 0);
}

/** Nobody rolls less than nothing. (SB5) */
export function diceOf(parts: readonly Part[]): number {
  return Math.max(
    0,
    parts.reduce((sum, { dice }) => sum + dice, 0),
  );
}
