import type { EnergyType } from '../../cards/energy.ts';
import type { TextKeyword } from '../../language/clause.ts';
import type { Effect } from '../../language/effect.ts';
import type { Scene } from '../cards/scene.ts';
import type { Game } from '../game.ts';
import type { Seat } from '../setup.ts';
import type { Lasting } from '../state/left.ts';

/** Moments that abilities wait for. */
export const MOMENTS = [
  'turn-starts',
  'drawn',
  'rerolled',
  'roll-ends',
  'purchased',
  'fielded',
  'action-used',
  'main-ends',
  'attackers-declared',
  'blockers-declared',
  'attacks',
  'blocks',
  'blocked',
  'unblocked',
  'engaged',
  'damage-nears',
  'fells-blocker',
  'damaged',
  'player-damaged',
  'life-lost',
  'koed',
  'left-field',
  'spun-up',
  'spun-down',
  'rolled',
  'prepped',
  'draws-and-rolls',
  'turn-ends',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Something that happened; -1 where a field means nothing. */
export interface Happening {
  moment: Moment;
  die: number;
  /** The die on the other side: attacker of a blocker, source of damage, die that caused a KO. */
  other: number;
  seat: number;
  amount: number;
  /** Combat damage, or a KO by it. (R13.13) */
  combat: boolean;
}

/** Whose text is at work. */
export interface Context {
  readonly game: Game;
  /** The die that bears the text, or -1 when only its card matters. */
  readonly die: number;
  /** The card of the text; for a keyword the card of the die. */
  readonly card: number;
  /** Its controller. */
  readonly seat: Seat;
  /** The lasting effect that the text belongs to. */
  readonly left?: Left;
  /** The step that asks, and how much it deals; for the words of a decision. */
  readonly about?: Effect;
  readonly size?: number;
}

/** A lasting effect, and the scene in which it was left behind. */
export interface Left {
  readonly lasting: Lasting;
  readonly scene: Scene;
}

/**
 * `self`: about the die that bears the text. `active`: once for the card while a die of it lies in the Field (R15.4).
 * `anywhere`: also without a die in the Field (R15.11).
 */
export type Scope = 'self' | 'active' | 'anywhere';

/** Text that does something when something happens. */
export interface Trigger {
  moment: Moment;
  scope: Scope;
  when?: (context: Context, happening: Happening) => boolean;
  run: (context: Context, happening: Happening) => void;
  /** Counted for the card, not for each die. (R15.5) */
  oncePerTurn?: boolean;
  /** Only takes note of something: done at once, without a place in the queue. */
  immediate?: boolean;
}

/** Questions whose answer is a sum of all that applies. (R13.10) */
export const AMOUNTS = [
  'attack',
  'defense',
  'fielding-cost',
  'purchase-cost',
  'extra-draws',
  'block-limit',
  'least-blockers',
  'global-life',
  'combat-damage',
] as const;
export type Amount = (typeof AMOUNTS)[number];

/** Questions answered with can or can't. */
export const PERMISSIONS = [
  'may-attack',
  'must-attack',
  'may-block',
  'must-block',
  'may-be-targeted',
  'may-purchase',
  'may-field',
  'may-use-global',
  'is-sidekick',
  'deals-first',
  'stays-in-field',
  'deals-combat-damage',
  'deals-leftover',
  'opponent-declares-blocks',
  'strikes-itself',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Adds to an amount. The subject is a die, or a card for the purchase cost, or a seat. */
export interface Modifier {
  amount: Amount;
  scope: Scope;
  by: (context: Context, subject: number, other: number, soFar: number) => number;
  /** Its answer is never below 0. */
  onlyAdds?: boolean;
}

/** 1 for can, -1 for can't, 0 for nothing to say. Can't beats can. (R15.9) */
export interface Ruling {
  permission: Permission;
  scope: Scope;
  says: (context: Context, subject: number, other: number) => number;
}

/** Damage on its way. A negative target is a player: -1 for the first seat, -2 for the second. */
export interface Packet {
  source: number;
  /** The card of the text that deals it, where no die does. */
  card?: number;
  /** Whose effect deals it. */
  seat: number;
  target: number;
  amount: number;
  combat: boolean;
  /** Rules that deal it, where it is no plain combat or ability damage. */
  rules?: string;
}

/** Text that changes what is about to happen. (R18.1, R18.2) */
export type Replacement =
  | {
      of: 'damage';
      scope: Scope;
      change: (context: Context, packet: Packet) => void;
    }
  | {
      of: 'ko';
      scope: Scope;
      /** It says can't, so it is asked before texts that make something else of a KO. (R15.9) */
      forbids?: boolean;
      /** True when the KO does not happen. */
      instead: (context: Context, die: number, cause: KoCause) => boolean;
    }
  | {
      of: 'destination';
      scope: Scope;
      /** It speaks of dice that move for these reasons alone. */
      journeys: readonly Journey[];
      /** The zone the die goes to. */
      to: (context: Context, die: number, zone: number) => number;
    };

/** What is about to KO a die: damage, or an effect that says so. */
interface KoCause {
  by: number;
  combat: boolean;
  direct: boolean;
}

/** Why a die moves, as far as abilities care. */
export const JOURNEYS = ['purchased', 'spent', 'swapped', 'ko', 'after-attack', 'other'] as const;
export type Journey = (typeof JOURNEYS)[number];

/** Energy first, then life; what else it costs, `ready` checks and `run` takes. (R19.4) */
export interface Cost {
  /** All units, typed ones included. (R3.8) */
  energy: number;
  types: readonly EnergyType[];
  life?: number;
}

/** Text that a player uses when a window is open. */
export interface Activated {
  /** `global`: both players, no die needed (R11.1). `die`: from a die in the Field (R11.10). */
  from: 'global' | 'die';
  who: 'both' | 'controller';
  window: 'global' | 'main' | 'keyword' | 'reaction';
  cost: Cost;
  ownTurnOnly?: boolean;
  /** For each card, whoever uses it. (R11.5) */
  oncePerTurn?: boolean;
  /** Paid for several times at once it does no more than once. */
  single?: boolean;
  /** Whether it has something to do. (R11.9) The seat of the context is the user. */
  ready: (context: Context, packet: Packet | null) => boolean;
  /** `times` is more than 1 only for uses paid together. (R11.4) */
  run: (context: Context, times: number, packet: Packet | null) => void;
}

/** One piece of text of a card, a keyword, or an effect that lasts. */
export interface Ability {
  /** For the log: the card or keyword. */
  name: string;
  /** Burst counts of the face on which the text works; all when left out. (R15.1, R15.2) */
  bursts?: readonly number[];
  triggers?: readonly Trigger[];
  modifiers?: readonly Modifier[];
  rulings?: readonly Ruling[];
  replacements?: readonly Replacement[];
  activated?: readonly Activated[];
  /** What the action face does. `false` from `allowed` forbids the use; some text must be `usable`. (R10.2, R11.9) */
  action?: {
    allowed?: (context: Context) => boolean;
    usable?: (context: Context) => boolean;
    run: (context: Context) => void;
  };
  keywordText?: Partial<Record<TextKeyword, (context: Context, happening: Happening) => void>>;
  /** All that it may leave behind. */
  leaves?: readonly LeftText[];
}

/** Text that an effect leaves behind; what it must know stands in `context.left`. */
export interface LeftText extends Omit<Ability, 'name' | 'leaves'> {
  /** For the log; that of the card when left out. */
  name?: string;
  /** What it does at the end of the turn. (R14.1) */
  later?: (scene: Scene) => void;
}
