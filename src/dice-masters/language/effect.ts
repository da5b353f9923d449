import type { EnergyType } from '../cards/energy.ts';
import {
  type Amount,
  type Condition,
  DICE_WORDS,
  type Dice,
  type DiceFilter,
  type Pick,
  type Place,
  type Players,
  type Price,
} from './dice.ts';
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
  to?: 'prep' | 'bag';
  /** It costs nothing to field. */
  free?: true;
  /** Only if it is also the first of the turn. */
  first?: true;
}

/** A die that deals damage; `card`: any of this card, where text works once for all of them. */
export const DEALERS = [...DICE_WORDS, 'card'] as const;
export type Dealer = (typeof DEALERS)[number];

/** One step of what text does. `do` is the verb. */
export type Effect =
  /** `by`: the die that deals it, where print names one; else the text does. (R13.13) */
  | { do: 'damage'; amount: Amount; to: Dice | Players | 'a player'; by?: Dealer }
  /** Of the damage that is about to be dealt. (R11.7, R18.1) */
  | { do: 'prevent'; amount: Amount | 'all'; to: Dice | 'you' }
  /** The same, dealt to dice instead. (R18.2) */
  | { do: 'redirect'; amount: number | 'all'; from: Dice | 'you'; to: Dice }
  | { do: 'ko'; dice: Dice; to?: 'used' }
  | { do: 'sacrifice'; dice: Dice }
  | { do: 'move'; dice: Dice; to: Goal }
  /** Fields dice free: their texts for being fielded act. (R9.5) */
  | { do: 'field'; dice: Dice; level?: number }
  /** Moves dice into the Field; they are not fielded. (R15.3) */
  | { do: 'put'; dice: Dice; level?: number | 'same' }
  | { do: 'spin'; dice: Dice; by: number }
  | { do: 'spin-to'; dice: Dice; level: number | 'any-face' }
  /** To an energy face; from the Field it goes to the Reserve. (R16.2) `by`: who chooses which. */
  | { do: 'spin-to-energy'; dice: Dice; face: EnergyType | 'wild' | 'any'; by?: 'opponent' }
  /** Rolled dice go to the Reserve, unless what follows says where they go from their place. (R16.2) */
  | { do: 'roll'; dice: Dice; stays?: true }
  /** `miss`: where dice go that do not show a character, or that they are KO'd. */
  | { do: 'reroll'; dice: Dice; miss?: Goal | 'ko' }
  /** `roll`: rolled at once, to the Reserve; `join`: rolled with this turn's draw; `hand`: what follows says where. */
  | {
      do: 'draw';
      amount: Amount;
      to: 'prep' | 'roll' | 'join' | 'hand';
      quiet?: true;
      bag?: 'opposing';
    }
  /** Draws dice, fields those that fit and sends the rest on. */
  | { do: 'dig'; amount: Amount; for: DiceFilter; level: number; rest: Goal }
  /** This turn. (R13.11) */
  | { do: 'boost'; dice: Dice; attack?: Amount; defense?: Amount; keyword?: string }
  /** Numbers in the place of those a die has, whatever adds to them. */
  | { do: 'set'; dice: Dice; attack?: Amount; defense?: Amount }
  | { do: 'swap-stats'; dice: Dice }
  /** `printed`: only the number on the face counts twice. */
  | { do: 'double'; dice: Dice; stats: 'attack' | 'defense' | 'both'; printed?: true }
  /** Two dice deal each other damage at once, as much as their attack. (R13.1, R13.13) */
  | { do: 'fight'; dice: Dice; with: Dice }
  | { do: 'divide'; amount: Amount; among: Pick; by?: Dealer }
  | { do: 'grant'; dice: Dice; keyword: string; value?: number }
  | { do: 'gain-life'; player: Players; amount: Amount }
  | { do: 'lose-life'; player: Players; amount: Amount }
  | { do: 'may'; price?: Price; effects: readonly Effect[] }
  /** What is left of the arrow is the price of the rest. (R19.5) */
  | { do: 'so'; first: Effect; gives: readonly Effect[] }
  | { do: 'if'; if: Condition; effects: readonly Effect[]; else?: readonly Effect[] }
  /** One of several; `by` the opponent where they choose. */
  | { do: 'choose'; options: readonly (readonly Effect[])[]; by?: 'opponent' }
  /** Done when the opponent neither pays nor does what they may. */
  | { do: 'unless'; price?: Price; deed?: readonly Effect[]; effects: readonly Effect[] }
  | { do: 'each-player'; effects: readonly Effect[] }
  | { do: 'opponent'; effects: readonly Effect[] }
  /** Names a card out of those in the game. `keep`: until it is named anew, else for this text alone. */
  | { do: 'name'; cards: DiceFilter; keep?: true }
  /** Rules for this turn; with `on` they speak of those dice as `this`. */
  | { do: 'this-turn'; on?: Dice; rules: readonly Rule[] }
  | Next
  /** Buys a die for nothing, for so much, or for so much less. (R8.4) */
  | {
      do: 'buy';
      of: DiceFilter;
      free?: true;
      pays?: number;
      less?: number;
      /** The cost it can sink to. */
      least?: number;
      to?: 'prep' | 'bag';
    }
  | { do: 'at-end'; effects: readonly Effect[] }
  | { do: 'swap-attack'; dice: Dice; with: Dice }
  /** A fielded die and one out of its player's Used change places. (E37) */
  | { do: 'swap'; dice: Dice; with: DiceFilter; from: Place }
  | { do: 'set-aside'; dice: Dice }
  | { do: 'leave-combat'; dice: Dice }
  | { do: 'heal'; dice: Dice }
  /** Chooses dice that what follows speaks of. */
  | { do: 'point'; dice: Dice }
  | { do: 'cancel-globals' }
  /** A player draws dice, and you send one of them to Used. */
  | { do: 'corrupt'; amount: number };

export type EffectName = Effect['do'];
export type EffectOf<Name extends EffectName> = Extract<Effect, { do: Name }>;
