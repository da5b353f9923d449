import type { Packet } from './abilities/ability.ts';
import { NO_UNIT, UNIT_KINDS } from './faces.ts';
import type { Layout } from './state/layout.ts';
import type { Waiting } from './state/left.ts';

/** Room for working things out. Nothing here outlives the question it is for. */
export class Scratch {
  /** Marks of the set that is being picked. */
  readonly mark: Uint8Array;
  /** Dice being KO'd together. */
  readonly fallen: Int16Array;
  /** Combat damage of one wave; the objects are used again. */
  readonly packets: Packet[] = [];
  packetCount = 0;
  /** Units available and taken while paying; faces without a unit fall into the last place. */
  readonly have = new Int32Array(NO_UNIT + 1);
  readonly taken = new Int32Array(UNIT_KINDS);
  readonly need = new Int32Array(4);
  /** Kinds of units that the last count of units met, as bits. */
  haveKinds = 0;
  /** Kinds of faces without energy that the last count of units met, as bits: characters and actions. */
  otherFaces = 0;
  /** What the cards of the last question cost then, by card. */
  readonly prices: Int16Array;
  /** Triggers an open decision puts in order. */
  candidates: readonly Waiting[] = [];

  constructor({ diceCount, cardCount }: Layout) {
    this.mark = new Uint8Array(diceCount);
    this.fallen = new Int16Array(diceCount);
    this.prices = new Int16Array(cardCount);
  }
}
