import type { When } from './clause.ts';
import type { Amount, DiceFilter, Players } from './dice.ts';

/** What a die may not do or suffer. */
export const BANS = [
  'attack',
  'block',
  /** By anything, or by dice that fit `by`. */
  'be-blocked',
  'be-bought',
  'be-fielded',
  'deal-combat-damage',
] as const;
export type Ban = (typeof BANS)[number];

/** Texts that may not target a die. */
export const TARGETERS = ['global', 'action', 'intimidate'] as const;
export type Targeter = (typeof TARGETERS)[number];

/** `this`: the die that bears the text. */
export type Subject = 'this' | DiceFilter;

/** What holds as long as text works. */
export type Rule =
  | { rule: 'stats'; dice: Subject; attack?: Amount; defense?: Amount }
  | { rule: 'cost'; of: 'buying' | 'fielding'; dice: DiceFilter; less: number; least?: number }
  | { rule: 'cant'; what: Ban; dice: Subject; by?: DiceFilter; player?: 'you' | 'opponent' }
  | { rule: 'cant-target'; dice: Subject; by: readonly Targeter[]; from: 'opponent' | 'anyone' }
  | { rule: 'cant-use-globals' }
  | { rule: 'must'; what: 'attack' | 'block'; dice: Subject }
  /** Blocks so many attackers at most, all of which fit; or so many more than before. */
  | { rule: 'blocks-many'; dice: Subject; most?: number; more?: number; attackers?: DiceFilter }
  | { rule: 'needs-blockers'; dice: Subject; least: number }
  | { rule: 'declares-blocks' }
  /** With their combat damage, attackers it blocks deal their attack to themselves as well. */
  | { rule: 'turns-attacks'; dice: Subject }
  /** All damage, or the first so much of each source each turn. */
  | { rule: 'prevent'; dice: Subject; combat?: true; first?: Amount }
  | { rule: 'double-damage'; dice: Subject }
  | { rule: 'extra-draw'; player: Players; amount: number }
  | { rule: 'global-life'; amount: number }
  /** An unblocked attacker that would go to Used goes elsewhere. */
  | { rule: 'after-attack'; dice: Subject; to: 'prep' }
  /** Something to do whenever something happens; `this` is the die the rule was put on. */
  | ({ rule: 'when' } & Omit<When, 'kind'>);

export type RuleName = Rule['rule'];
export type RuleOf<Name extends RuleName> = Extract<Rule, { rule: Name }>;
