import type { Alignment } from '../cards/card.ts';
import type { EnergyType } from '../cards/energy.ts';

/**
 * Where text looks for dice; `rolled` and `drawn` are this turn's roll and draw, `card` holds unbought dice, `them` are
 * the dice that the same text drew, rolled or moved, `rest` those of them it has not sent on yet.
 */
export const PLACES = [
  'field',
  'used',
  'prep',
  'reserve',
  'bag',
  'card',
  'rolled',
  'drawn',
  'them',
  'rest',
  /** Wherever they lie. */
  'anywhere',
  'used-or-prep',
  'bag-or-used',
] as const;
export type Place = (typeof PLACES)[number];

export const DOINGS = [
  'attacking',
  'blocking',
  'attacking-or-blocking',
  'blocked',
  'blocked-or-blocking',
  /** Neither attacked nor blocked this turn. */
  'idle',
] as const;
export type Doing = (typeof DOINGS)[number];

export const SHOWN = ['character', 'energy', 'action'] as const;
export type Shown = (typeof SHOWN)[number];

/** What was done with a die this turn. */
export const DEEDS = ['fielded', 'bought', 'used', 'koed'] as const;
export type Deed = (typeof DEEDS)[number];

/** Kinds of creatures that subtitles name. */
export const CREATURES = [
  'aberration',
  /** By its keyword, not by its subtitle. */
  'adventurer',
  'beast',
  'construct',
  'dragon',
  'elemental',
  'fiend',
  'giant',
  'humanoid',
  'undead',
] as const;
export type Creature = (typeof CREATURES)[number];

/** How the level of a die compares with that of this die. */
export const RANKS = ['lower', 'higher', 'equal', 'equal-or-lower', 'equal-or-higher'] as const;
export type Rank = (typeof RANKS)[number];

export interface Bounds {
  least?: number;
  most?: number;
}

/** Which dice are meant: all that is given must fit, `any` joins filters by or, `not` denies them. */
export interface DiceFilter {
  /** Left out: either player's in the Field (R15.7), your own elsewhere. */
  whose?: 'your' | 'opposing';
  /** Left out: character dice in the Field, any dice elsewhere. */
  is?: 'sidekick' | 'character' | 'action' | 'basic-action';
  shows?: Shown;
  /** Its slug. */
  affiliation?: string;
  /** A name on a card; looks only at its own side. (R15.6) */
  named?: string;
  /** A word of the name on its card. */
  nameHas?: string;
  alignment?: Alignment;
  creature?: Creature;
  /** A Global stands on its card. */
  hasGlobal?: true;
  /** `this`: dice of this card; `chosen`: of the card that was named. */
  card?: 'this' | 'chosen';
  /** Not this die; among different characters, not this card. */
  other?: true;
  /** None that the same text has chosen before. */
  another?: true;
  level?: readonly number[];
  energy?: EnergyType;
  cost?: Bounds;
  attack?: Bounds;
  defense?: Bounds;
  /** The printed fielding cost of the face it shows. */
  fielding?: Bounds;
  rank?: Rank;
  /** Costs at most so much more than the die chosen before. */
  costOverIt?: number;
  /** Has the keyword, by id. */
  keyword?: string;
  doing?: Doing;
  /** This turn. */
  did?: Deed;
  engagedWith?: DiceFilter;
  blocksThis?: true;
  /** At least one of these fits. */
  any?: readonly DiceFilter[];
  /** None of these fits. */
  not?: readonly DiceFilter[];
}

/** A number of dice that someone chooses; in the Field that is targeting. (R19.2) */
export interface Pick {
  /** `any`: as many as you like. */
  pick: number | 'any';
  upTo?: true;
  of: DiceFilter;
  from?: Place;
  /** Instead of a die the text may choose a player. */
  orPlayer?: 'opponent' | 'any';
}

/** All that fit, or all but a number that their player keeps. */
export interface All {
  all: DiceFilter;
  from?: Place;
  but?: number;
}

/**
 * `this` die, `it`: the dice chosen last, `event`: the die something happened to, `other`: the die on the other side of
 * it, `first` and `rolled`: the die that the same text drew or rolled.
 */
export const DICE_WORDS = ['this', 'it', 'event', 'other', 'first', 'rolled'] as const;
export type DiceWord = (typeof DICE_WORDS)[number];
export type Dice = DiceWord | Pick | All;

/** `controller`: of the die something happened to, or of `it`; `player`: whose turn or deed it is. */
export const PLAYERS = ['you', 'opponent', 'each', 'controller', 'player'] as const;
export type Players = (typeof PLAYERS)[number];

export const STATS = ['attack', 'defense', 'level', 'cost'] as const;
export type Stat = (typeof STATS)[number];

export const TALLIES = [
  /** Character dice you fielded this turn. */
  'fielded-this-turn',
  /** Dice that the step before moved away. */
  'missed',
  /** Dice that the step before did it to. */
  'done',
] as const;
export type Tally = (typeof TALLIES)[number];

/** A number, or how to find one. */
export type Amount =
  | number
  /** So many for each die that fits, or for each different character. (R15.8) */
  | { count: DiceFilter; from?: Place; characters?: true; times?: number; plus?: number }
  | { stat: Stat; of: DiceWord; half?: true; least?: number }
  | { highest: Stat; among: DiceFilter }
  /** Symbols in a Reserve; wild counts as none of the four. (R3.5, R3.6) */
  | { energy: EnergyType | 'any'; whose?: 'opposing'; times?: number }
  | { tally: Tally; times?: number };

/** Keywords that stand in front of a text and say when it works, or whether it does. */
export const CONDITION_KEYWORDS = [
  'underdog',
  'resistance',
  'common-ground',
  /** Asked when the text is carried out: the opponent may KO one of their dice instead. */
  'enlistment',
] as const;
export type ConditionKeyword = (typeof CONDITION_KEYWORDS)[number];

/** What must hold. */
export type Condition =
  /** A die of the named card lies in your Field. */
  | { is: 'active'; named: string; not?: true }
  | { is: 'fits'; die: DiceWord; filter: DiceFilter; not?: true }
  | { is: 'shows'; die: DiceWord; face: Shown; not?: true }
  /** `characters`: different ones, not dice. (R15.8) */
  | {
      is: 'count';
      of: DiceFilter;
      from?: Place;
      characters?: true;
      least?: number;
      most?: number;
      not?: true;
    }
  /** Symbols in a Reserve. (R3.6) */
  | { is: 'energy'; energy: EnergyType | 'any'; whose?: 'opposing'; least: number; not?: true }
  /** One player has more dice of a kind in the Field than the other. */
  | { is: 'more'; who: 'you' | 'opponent'; of: DiceFilter; not?: true }
  | { is: 'life-total'; who: 'you' | 'opponent'; least?: number; most?: number; not?: true }
  /** You have less or more life than the opponent. */
  | { is: 'life'; you: 'less' | 'more'; not?: true }
  /** Damage of this text has KO'd the die. */
  | { is: 'koed'; die: DiceWord; not?: true }
  | { is: 'step'; step: 'attack'; not?: true }
  /** Each of the dice that the text drew or rolled is of that kind, and there is one. */
  | { is: 'all'; of: DiceFilter; not?: true }
  /** The player attacked this turn. */
  | { is: 'attacked'; not?: true }
  | { is: 'turn'; whose: 'your' | 'opposing'; not?: true }
  /** What a keyword in front of the text asks for. */
  | { is: 'keyword'; keyword: ConditionKeyword; not?: true }
  | { is: 'both'; of: readonly [Condition, Condition]; not?: true };

/** Energy and life; what else text costs is an effect in front of `so`. */
export interface Price {
  /** Types that must be paid, one unit each. */
  types?: readonly EnergyType[];
  /** Energy of any kind, besides the types. */
  generic?: number;
  life?: number;
}
