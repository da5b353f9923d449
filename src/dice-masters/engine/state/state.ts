import type { Setup } from '../setup.ts';
import { Block } from './block.ts';
import type { Layout } from './layout.ts';
import { BEFORE, type Now } from './now.ts';
import { arePositionsEqual, copyInto, hashOf, Lists, type Position } from './position.ts';
import { NONE, Table } from './table.ts';

/** Bytes that the columns of a state take at most, by die and by card. */
const BYTES_PER_DIE = 96;
const BYTES_PER_CARD = 8;
const OTHER_BYTES = 256;

/** An attacker may face several blockers, and a blocker several attackers. */
const PAIRS_PER_DIE = 4;

/** Everything that the rest of a game depends on, and nothing else. */
export class State implements Position {
  readonly table: Table;
  now: Now = { ...BEFORE };
  readonly lists = new Lists();

  /** Dice of this turn's roll. */
  readonly rolling: Uint8Array;
  /** Dice drawn in this turn's Clear and Draw Step. */
  readonly drawn: Uint8Array;
  /** Pairs of this combat. */
  readonly pairAttacker: Int16Array;
  readonly pairBlocker: Int16Array;
  /** What an attacker with Overcrush deals beyond its blockers, found when it assigns its damage. */
  readonly leftover: Int16Array;
  /** The wave in which an attacker dealt its damage. */
  readonly dealtIn: Int32Array;
  /** The last source of damage of a die, and whether that was combat damage. */
  readonly hitBy: Int16Array;
  readonly hitInCombat: Uint8Array;
  /** The moment a die was last damaged. */
  readonly hitAt: Int32Array;
  /** The turn in which a die was last KO'd. */
  readonly koedOn: Int32Array;
  /** By seat. */
  readonly fieldedThisTurn: Uint8Array;
  readonly boughtThisTurn: Uint8Array;

  /** What it consists of, in order. */
  readonly columns: Block['columns'];
  /** All columns in one piece. */
  readonly bytes: Uint8Array;
  private readonly start: Position;

  /** `keywords`: how many the game knows. */
  constructor(setup: Setup, layout: Layout, keywords: number) {
    const { diceCount: dice, cardCount } = layout;
    const perDie = BYTES_PER_DIE + keywords;
    const block = new Block(dice * perDie + cardCount * BYTES_PER_CARD + OTHER_BYTES);
    this.table = new Table(layout, setup.seats, keywords, block);
    this.dealtIn = block.words('dealtIn', dice);
    this.hitAt = block.words('hitAt', dice);
    this.koedOn = block.words('koedOn', dice);
    this.leftover = block.shorts('leftover', dice);
    this.hitBy = block.shorts('hitBy', dice).fill(NONE);
    this.pairAttacker = block.shorts('pairAttacker', dice * PAIRS_PER_DIE);
    this.pairBlocker = block.shorts('pairBlocker', dice * PAIRS_PER_DIE);
    this.rolling = block.bytes('rolling', dice);
    this.drawn = block.bytes('drawn', dice);
    this.hitInCombat = block.bytes('hitInCombat', dice);
    this.fieldedThisTurn = block.bytes('fieldedThisTurn', 2);
    this.boughtThisTurn = block.bytes('boughtThisTurn', 2);
    this.columns = block.columns;
    this.bytes = block.all();
    this.now.active = setup.first;
    this.start = this.copy();
  }

  /** Back to the start of the game. */
  reset(): void {
    copyInto(this, this.start);
  }

  copy(): Position {
    const copied = { bytes: new Uint8Array(this.bytes.length), now: this.now, lists: new Lists() };
    copyInto(copied, this);
    return copied;
  }

  equals(other: Position): boolean {
    return arePositionsEqual(this.columns, this, other);
  }

  /** A number for all of it. */
  hash(): number {
    return hashOf(this.columns, this);
  }
}
