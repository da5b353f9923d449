import type { Face } from '../cards/face.ts';
import type { Game } from './game.ts';

/** What a face lets its owner do right after the roll. (Q6.2.4) */
export interface FaceUse {
  /** Quiddity it gives. */
  gain: number;
  /** Dice it draws and rolls. (Q3.2) */
  draw: number;
  /** The die itself is rolled again; otherwise it is spent. (Q3.3, Q4.1) */
  again: boolean;
  /** Other dice of the Active Pool that may be rolled again. */
  others: number;
  /** Captures more this turn. */
  captures: number;
}

/** `row` is the face whose text acts: that of the die, or of what it copies. */
type Act = (game: Game, die: number, row: number) => void;
type Amount = (game: Game, die: number, row: number) => number;
type Test = (game: Game, die: number, row: number) => boolean;

/** Something its owner may do; offered only where it could do something. */
interface Use {
  can: Test;
  does: Act;
}

interface Attached {
  attack?: Amount;
  defense?: Amount;
  /** Glory more when its creature scores. */
  glory?: Amount;
  /** What may be done when its creature scores. */
  scores?: Use;
}

/** What a card does, by the moments of the rules. What is left out does nothing. */
export interface CardText {
  rolled?: (face: Face) => FaceUse | null;

  /** Numbers of a creature whose face says X. */
  attackX?: Amount;
  defenseX?: Amount;
  defense?: Amount;
  /** Attack and defense of the owner's other creatures. */
  lifts?: number;
  /** Attack more against an opponent. */
  against?: (game: Game, opponent: number) => number;
  /** Most attack that each attacker adds against its owner. */
  caps?: number;
  /** What creatures cost opponents more to summon. */
  surcharge?: Amount;
  /** Creatures of its class that a player may summon in a turn. */
  summonLimit?: number;
  /** Only attackers of at least this level harm it. */
  harmedFrom?: number;
  /** Opposing spells cannot target it. */
  isShielded?: Test;
  /** While it attacks, spells attached to defenders do nothing. */
  quells?: Test;
  /** Adds its attack again once an opponent has lost a creature to the attack. */
  strikesAgain?: true;
  /** May become a copy of an opposing creature. */
  copies?: true;
  /** Destroyed where this holds no longer. */
  stands?: Test;

  summoned?: Act;
  /** Before an opponent chooses defenders. */
  attacks?: (game: Game, opponent: number) => void;
  /** Where it goes when destroyed, instead of the Used Pile. */
  fallsTo?: 'pool' | 'aside';
  destroyed?: Act;
  /** A price for which it comes back when destroyed. */
  comesBack?: Use;
  /** As its owner destroys a creature. */
  destroys?: Act;

  /** Glory more when it scores. */
  glory?: Amount;
  scored?: Act;
  scores?: Use;

  cast?: Use;
  attach?: Attached;
  reaction?: Use;
  /** A reaction to the destruction of one's own creature: it comes back. */
  rescues?: true;
  /** Destroys creatures when cast, so that others may react before. */
  isDeadly?: true;
}
