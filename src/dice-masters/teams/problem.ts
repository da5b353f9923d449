import type { TeamEdit } from './edit.ts';

/**
 * `illegal` breaks a rule. `incomplete` leaves something out that the format asks for, or that we
 * cannot judge. `note` is legal and worth knowing.
 */
type Severity = 'illegal' | 'incomplete' | 'note';

/** The smallest change that cures a problem. */
export interface Repair {
  /** What the button says: “Take 2 dice off Karai”. */
  label: string;
  edits: TeamEdit[];
}

/** What is wrong with a team, or worth knowing. */
export interface Problem {
  /** `V04`, or the name of a restriction such as `one-per-set`. */
  check: string;
  /** The rule to read about it. */
  rule: string;
  severity: Severity;
  /** Cards concerned, as the team has them; empty for the team as a whole. */
  cards: string[];
  message: string;
  /** Null where only the player can tell what to do. */
  repair: Repair | null;
}

/** Whether a team may be played as it is: nothing illegal, nothing left out. */
export function isLegal(problems: readonly Problem[]): boolean {
  return problems.every(({ severity }) => severity === 'note');
}

/** Whether nothing is left out that the format asks for. */
export function isComplete(problems: readonly Problem[]): boolean {
  return problems.every(({ severity }) => severity !== 'incomplete');
}
