import type { CHECKS } from '../../../../src/dice-masters/teams/checks/registry.ts';

/** A legal and an illegal team for one check of one format. */
export interface Fixture {
  /** As `Team.format` has it. */
  format: string;
  /** Of the wrong team, where the format itself is what is wrong. */
  wrongFormat?: string;
  /** As problems name it. */
  check: string;
  /** The check in the registry. */
  source: keyof typeof CHECKS;
  /** Not one problem but notes. */
  legal: string;
  /** The problem of that check, and what else comes with it. */
  wrong: string;
  message: string;
  /** What the repair says, or null. */
  repair: string | null;
}
