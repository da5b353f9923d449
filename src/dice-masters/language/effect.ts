import type { Amount, Condition, Dice, DiceFilter, Place, Players, Price } from './dice.ts';
import type { Rule } from './rule.ts';

/** Where text sends dice. */
export const GOALS = ['used', 'prep', 'reserve', 'bag', 'card'] as const;
export type Goal = (typeof GOALS)[number];

/** What becomes of the next die you buy or field this turn. */
export interface Next {
  do: 'next';
  buy?: DiceFilter;
  field?: DiceFilter;
  less?: number;
  /** The cost it can sink to. */
  least?: number;
  attack?: number;
  defense?: number;
  to?: 'prep';
  /** Only if it is also the first of the turn. */
  first?: true;
}

/** One step of what text does. `do` is the verb. */
export type Effect =
  | { do: 'damage'; amount: Amount; to: Dice | Players | 'a player' }
  | { do: 'ko'; dice: Dice; to?: 'used' }
  | { do: 'sacrifice'; dice: Dice }
  | { do: 'move'; dice: Dice; to: Goal }
  /** Fields dice free: their texts for being fielded act. (R9.5) */
  | { do: 'field'; dice: Dice; level?: number }
  /** Moves dice into the Field; they are not fielded. (R15.3) */
  | { do: 'put'; dice: Dice; level?: number }
  | { do: 'spin'; dice: Dice; by: number }
  | { do: 'spin-to'; dice: Dice; level: number | 'any-face' }
  /** Rolled dice go to the Reserve, unless what follows says where they go from their place. (R16.2) */
  | { do: 'roll'; dice: Dice; stays?: true }
  /** `miss`: where dice go that do not show a character. */
  | { do: 'reroll'; dice: Dice; miss?: Goal }
  /** `roll`: rolled at once, to the Reserve; `join`: rolled with this turn's draw. */
  | { do: 'draw'; amount: Amount; to: 'prep' | 'roll' | 'join'; quiet?: true }
  /** Draws dice, fields those that fit and sends the rest on. */
  | { do: 'dig'; amount: Amount; for: DiceFilter; level: number; rest: Goal }
  /** This turn. (R13.11) */
  | { do: 'boost'; dice: Dice; attack?: Amount; defense?: Amount }
  | { do: 'grant'; dice: Dice; keyword: string }
  | { do: 'gain-life'; player: Players; amount: Amount }
  | { do: 'lose-life'; player: Players; amount: Amount }
  | { do: 'may'; price?: Price; effects: readonly Effect[] }
  /** What is left of the arrow is the price of the rest. (R19.5) */
  | { do: 'so'; first: Effect; gives: readonly Effect[] }
  | { do: 'if'; if: Condition; effects: readonly Effect[]; else?: readonly Effect[] }
  | { do: 'each-player'; effects: readonly Effect[] }
  | { do: 'opponent'; effects: readonly Effect[] }
  /** Names a card out of those in the game. `keep`: until it is named anew, else for this text alone. */
  | { do: 'name'; cards: DiceFilter; keep?: true }
  /** Rules for this turn; with `on` they speak of those dice as `this`. */
  | { do: 'this-turn'; on?: Dice; rules: readonly Rule[] }
  | Next
  | { do: 'at-end'; effects: readonly Effect[] }
  | { do: 'swap-attack'; dice: Dice; with: Dice }
  /** A fielded die and one out of its player's Used change places. (E37) */
  | { do: 'swap'; dice: Dice; with: DiceFilter; from: Place }
  | { do: 'set-aside'; dice: Dice }
  | { do: 'leave-combat'; dice: Dice }
  | { do: 'heal'; dice: Dice }
  | { do: 'cancel-globals' };

export type EffectName = Effect['do'];
export type EffectOf<Name extends EffectName> = Extract<Effect, { do: Name }>;
