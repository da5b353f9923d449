import type { Condition, DiceFilter, Price } from './dice.ts';
import type { Effect } from './effect.ts';
import type { Rule } from './rule.ts';

/** What text waits for. */
export const EVENTS = [
  'fielded',
  'attacks',
  'blocks',
  'blocked',
  'unblocked',
  /** Once for each blocker. */
  'blocked-by',
  /** Once for each die on the other side. */
  'engaged',
  'koed',
  'damaged',
  /** A die damages a player. */
  'hits-player',
  'bought',
  'action-used',
  'prepped',
  'turn-starts',
  'drawn',
  'rerolled',
  'roll-ends',
  'attack-declared',
  /** Once for all blockers of an attack. */
  'blocks-declared',
  'damage-nears',
  'turn-ends',
  'draws-and-rolls',
] as const;
export type Event = (typeof EVENTS)[number];

/** Burst marks in front of a clause. */
export const BURSTS = ['*', '**', '*/**'] as const;
export type Burst = (typeof BURSTS)[number];

interface Marked {
  /** The faces on which the clause works; all when left out. (R15.1) */
  burst?: Burst;
  /** It takes the place of the clause before it. (R15.2) */
  instead?: true;
}

/** Text that does something when something happens. */
export interface When extends Marked {
  kind: 'when';
  event: Event;
  /** Dice it may happen to while the card is active; left out, it must be this die. */
  die?: DiceFilter;
  /** The die on the other side: who KO'd, damaged, or is engaged. `this`: this die did it. */
  by?: 'this' | DiceFilter;
  /** Whose deed or turn. */
  player?: 'you' | 'opponent' | 'each';
  /** Only by combat damage. (R13.13) */
  combat?: true;
  if?: Condition;
  /** Once a turn, counted for the card. (R15.5) */
  once?: true;
  /** Works without a die in the Field. (R15.11) */
  anywhere?: true;
  /** Once for each die of the card in the Field, not once for the card. */
  eachDie?: true;
  effects: readonly Effect[];
}

/** Text that holds all the time. */
interface Always extends Marked {
  kind: 'always';
  if?: Condition;
  rules: readonly Rule[];
}

/** Text that both players may pay for. (R11.1) */
interface Global extends Marked {
  kind: 'global';
  price: Price;
  once?: true;
  yourTurn?: true;
  effects: readonly Effect[];
}

/** What an action face does. */
interface Action extends Marked {
  kind: 'action';
  /** It acts in front of the clause it stands behind. */
  before?: true;
  /** The die can be used only then. */
  only?: Condition;
  effects: readonly Effect[];
}

/** Text used from a die in the Field, whenever a Global could be, or in the Main Step. (R11.10) */
interface Use extends Marked {
  kind: 'use';
  at: 'global' | 'main';
  who: 'you' | 'any player';
  price?: Price;
  effects: readonly Effect[];
}

/** The text of a keyword that has one of its own. */
export const TEXT_KEYWORDS = [
  'impulse',
  'underdog',
  'awaken',
  'energize',
  'teamwatch',
  'back-for-more',
] as const;
export type TextKeyword = (typeof TEXT_KEYWORDS)[number];
interface KeywordText extends Marked {
  kind: 'keyword';
  keyword: TextKeyword;
  effects: readonly Effect[];
}

/** Text of one or two cards that no vocabulary says; `grammar/scripts.ts` has its line. */
interface Script extends Marked {
  kind: 'script';
  /** Its file in `src/dice-masters/engine/cards/scripts`. */
  script: string;
}

/** One clause of what a card does; a card without any is a plain die with its keywords. */
export type Clause = When | Always | Global | Action | Use | KeywordText | Script;
export type ClauseOf<Kind extends Clause['kind']> = Extract<Clause, { kind: Kind }>;
