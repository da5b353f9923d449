import type { When } from './clause.ts';
import type { Amount, DiceFilter, Players } from './dice.ts';
import type { Effect } from './effect.ts';

/** What a die may not do or suffer. */
export const BANS = [
  'attack',
  'block',
  /** Neither attack nor block. */
  'fight',
  /** By anything, or by dice that fit `by`. */
  'be-blocked',
  'be-bought',
  'be-fielded',
  'deal-combat-damage',
  'deal-damage',
  'be-koed',
  'be-koed-in-combat',
] as const;
export type Ban = (typeof BANS)[number];

/** Texts that may not target a die. */
export const TARGETERS = [
  'global',
  'action',
  /** Of a character. */
  'ability',
  'intimidate',
  'anything',
] as const;
export type Targeter = (typeof TARGETERS)[number];

/** `this`: the die that bears the text. */
export type Subject = 'this' | DiceFilter;

/** Texts that deal damage. (R13.13) */
export const DAMAGE_TEXTS = [
  'global',
  'action',
  /** Of a character. */
  'ability',
  'fielded',
  'attacks',
  'range',
] as const;
export type DamageText = (typeof DAMAGE_TEXTS)[number];

/** Damage that a rule speaks of. Everything given must fit. */
export interface DamageKind {
  /** In combat, or otherwise. (R13.13) */
  combat?: boolean;
  /** Dealt by such dice. */
  by?: DiceFilter;
  /** Dealt by a text of any of these kinds. */
  texts?: readonly DamageText[];
  /** Texts of the opponent alone. */
  opposing?: true;
}

/** Whose damage it is: dice, `you`, or both. */
interface Shielded {
  dice?: Subject;
  you?: true;
}

/** How much of it is kept off; all when nothing is said. */
interface Kept {
  /** The first so much of each source each turn. */
  first?: Amount;
  /** So much each turn, whatever the source. */
  next?: Amount;
  /** So much each time. */
  less?: Amount;
  /** What is more than that, each time. */
  most?: number;
  /** Half of it each time; what is taken is rounded. */
  half?: 'up' | 'down';
  /** All of it, the first time each turn. */
  once?: true;
}

export interface Prevent extends DamageKind, Shielded, Kept {
  rule: 'prevent';
}

/** Somebody else takes the damage; left to the player with `may`. (R18.2) */
export interface Redirect extends DamageKind, Shielded {
  rule: 'redirect';
  to: 'this' | 'opponent';
  /** The first time each turn. */
  once?: true;
  may?: true;
}

/** What holds as long as text works. */
export type Rule =
  /** With `keyword`, the dice have that as well. */
  | { rule: 'stats'; dice: Subject; attack?: Amount; defense?: Amount; keyword?: string }
  /** Dice have a keyword, with its value where it has one. */
  | { rule: 'has'; dice: Subject; keyword: string; value?: number }
  /** Dice have a keyword no more, and can't gain it. */
  | { rule: 'loses'; dice: Subject; keyword: string }
  /** The character does not count as an Adventurer. */
  | { rule: 'no-adventurer'; dice: 'this' }
  /** What dice deal with a keyword grows. */
  | { rule: 'deals-more'; dice: Subject; keyword: string; more: number }
  /** `this`: dice of this card, wherever they lie. (R15.11) */
  | {
      rule: 'cost';
      of: 'buying' | 'fielding' | 'both';
      dice: Subject;
      less?: Amount;
      more?: number;
      /** Costs nothing. */
      free?: true;
      /** The cost it can sink to. */
      least?: number;
    }
  | { rule: 'cant'; what: Ban; dice: Subject; by?: DiceFilter; player?: 'you' | 'opponent' }
  | { rule: 'cant-target'; dice: Subject; by: readonly Targeter[]; from: 'opponent' | 'anyone' }
  | { rule: 'cant-use-globals' }
  | { rule: 'must'; what: 'attack' | 'block'; dice: Subject }
  /** They block this die if they can. (R12.4) */
  | { rule: 'must-block-this'; dice: Subject }
  /** Nobody else can block them. */
  | { rule: 'only-blocked-by'; dice: Subject; by: DiceFilter }
  /** Its combat damage comes before that of others. (R13.12) */
  | { rule: 'deals-first'; dice: Subject }
  /** What blockers do not need for their KO hits the opponent. (E27) */
  | { rule: 'deals-leftover'; dice: Subject }
  /** So much more each time they deal damage. */
  | { rule: 'more-damage'; dice: Subject; more: Amount }
  /** Something is done in the place of a KO. (R18.1) */
  | { rule: 'instead-of-ko'; dice: Subject; may?: true; combat?: true; effects: readonly Effect[] }
  /** Blocks so many attackers at most, all of which fit; or so many more than before. */
  | {
      rule: 'blocks-many';
      dice: Subject;
      most?: number | 'any';
      more?: number;
      attackers?: DiceFilter;
    }
  | { rule: 'needs-blockers'; dice: Subject; least: number }
  | { rule: 'declares-blocks' }
  /** With their combat damage, attackers it blocks deal their attack to themselves as well. */
  | { rule: 'turns-attacks'; dice: Subject }
  | Prevent
  | Redirect
  | { rule: 'double-damage'; dice: Subject }
  | { rule: 'extra-draw'; player: Players; amount: number }
  | { rule: 'global-life'; amount: number }
  /** An unblocked attacker that would go to Used goes elsewhere. */
  | { rule: 'after-attack'; dice: Subject; to: 'prep' }
  /** KO'd dice go elsewhere; `by` whom, and whether only by combat damage. */
  | { rule: 'ko-goes'; dice: Subject; to: 'used' | 'bag'; by?: Subject; combat?: true }
  /** Something to do whenever something happens; `this` is the die the rule was put on. */
  | ({ rule: 'when' } & Omit<When, 'kind'>);

export type RuleName = Rule['rule'];
export type RuleOf<Name extends RuleName> = Extract<Rule, { rule: Name }>;
