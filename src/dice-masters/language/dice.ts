import type { EnergyType } from '../cards/energy.ts';

/** Where text looks for dice; `rolled` and `drawn` are this turn's roll and draw, `card` holds unbought dice. */
export const PLACES = [
  'field',
  'used',
  'prep',
  'reserve',
  'bag',
  'card',
  'rolled',
  'drawn',
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

/** Which dice are meant. Everything given must fit. */
export interface DiceFilter {
  /** Left out: either player's in the Field (R15.7), your own elsewhere. */
  whose?: 'your' | 'opposing';
  /** Left out: character dice in the Field, any dice elsewhere. */
  is?: 'sidekick' | 'non-sidekick' | 'character' | 'non-sidekick-character' | 'action';
  shows?: Shown;
  /** Slugs, any of them. */
  affiliation?: readonly string[];
  notAffiliation?: string;
  /** A name on a card; looks only at its own side. (R15.6) */
  named?: string;
  notNamed?: string;
  /** `this`: dice of this card; `chosen`: of the card that was named. */
  card?: 'this' | 'chosen';
  /** Not this die; among different characters, not this card. */
  other?: true;
  /** None that the same text has chosen before. */
  another?: true;
  level?: readonly number[];
  energy?: EnergyType;
  notEnergy?: EnergyType;
  cost?: { least?: number; most?: number };
  /** Costs at most so much more than the die chosen before. */
  costOverIt?: number;
  /** Has the keyword, by id. */
  keyword?: string;
  notKeyword?: string;
  doing?: Doing;
  engagedWith?: DiceFilter;
  /** Blocks something other than this die, or nothing. */
  notBlockingThis?: true;
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

/** `this` die, `it`: the dice chosen last, `event`: the die something happened to, `other`: the die on the other side of it. */
export const DICE_WORDS = ['this', 'it', 'event', 'other'] as const;
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
  /** Energy in the opponent's Reserve. */
  'opposing-energy',
  /** Dice that the step before moved away. */
  'missed',
] as const;
export type Tally = (typeof TALLIES)[number];

/** A number, or how to find one. */
export type Amount =
  | number
  /** So many for each die that fits, or for each different character. (R15.8) */
  | { count: DiceFilter; from?: Place; characters?: true; times?: number; plus?: number }
  | { stat: Stat; of: DiceWord; half?: true; least?: number }
  | { highest: Stat; among: DiceFilter }
  | { tally: Tally; times?: number };

/** What must hold. */
export type Condition =
  /** A die of the named card lies in your Field. */
  | { is: 'active'; named: string; not?: true }
  | { is: 'fits'; die: DiceWord; filter: DiceFilter; not?: true }
  | { is: 'shows'; die: DiceWord; face: Shown; not?: true }
  /** `characters`: different ones, not dice. (R15.8) */
  | { is: 'count'; of: DiceFilter; characters?: true; least?: number; most?: number; not?: true }
  /** You have less or more life than the opponent. */
  | { is: 'life'; you: 'less' | 'more'; not?: true }
  /** Damage of this text has KO'd the die. */
  | { is: 'koed'; die: DiceWord; not?: true }
  /** The player attacked this turn. */
  | { is: 'attacked'; not?: true }
  /** What happened is the opponent's. */
  | { is: 'opponents'; not?: true }
  | { is: 'both'; of: readonly [Condition, Condition]; not?: true };

/** Energy and life; what else text costs is an effect in front of `so`. */
export interface Price {
  /** Types that must be paid, one unit each. */
  types?: readonly EnergyType[];
  /** Energy of any kind, besides the types. */
  generic?: number;
  life?: number;
}
