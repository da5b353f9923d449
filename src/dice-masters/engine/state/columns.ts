import { UNIT_KINDS } from '../faces.ts';
import type { Block } from './block.ts';
import { KeywordSets, wordsFor } from './keyword-sets.ts';
import type { Layout } from './layout.ts';
import { ZONE_COUNT } from './zones.ts';

/** What a table notes about itself. */
const SIGNS = 4;

/** Every die and both players as numbers: one place for each die, card or seat. */
export class Columns {
  readonly zone: Uint8Array;
  /** In whose zones the die lies: its controller while in the Field. */
  readonly side: Uint8Array;
  readonly owner: Uint8Array;
  /** The top face, 0 to 5; what an unrolled die shows does not matter. (R1.10) */
  readonly face: Uint8Array;
  /** The same as a row of the face table; `turn` keeps both. */
  readonly row: Int16Array;
  readonly flags: Uint8Array;
  /** The card whose text the die uses; its own unless it copies another. (R17.4) */
  readonly text: Uint8Array;
  readonly damage: Int16Array;
  /** How often it was damaged this turn. */
  readonly hits: Int16Array;
  readonly attackBonus: Int16Array;
  readonly defenseBonus: Int16Array;
  /** An attack value that stands in for the printed one, or -1. */
  readonly attackSet: Int16Array;
  /** The row of faces that its numbers are copied from, or -1. (R17.4) */
  readonly statRow: Int16Array;
  /** The die it lies under, or the die that controls it; else -1. (R17.1, R17.2) */
  readonly heldBy: Int16Array;
  /** Keywords given to dice by effects. */
  readonly granted: KeywordSets;
  readonly life: Int16Array;
  /** Virtual energy, six kinds for each seat, and all of it; `changeVirtual` keeps both. (R3.9) */
  readonly virtual: Int16Array;
  readonly virtualTotal: Uint8Array;
  /** Dice left on each card. */
  readonly supply: Uint8Array;
  /** How many dice lie in each zone, nine for each seat. */
  readonly counts: Uint8Array;
  /** How many dice in the Field use the text of each card. (R15.4) */
  protected readonly awake: Uint8Array;
  protected readonly signs: Uint8Array;

  readonly layout: Layout;
  /** The dice of every zone; those of one begin at its `first`. Zones have no order that matters to the rules. */
  readonly order: Uint8Array;
  protected readonly slot: Uint8Array;
  protected readonly dice: number;
  /** What a replay's link keeps of the table, as bytes: of given keywords the first word. */
  private readonly marked: readonly Uint8Array[];

  /** `keywords`: how many the game knows. */
  constructor(layout: Layout, keywords: number, block: Block) {
    this.layout = layout;
    const dice = layout.diceCount;
    this.dice = dice;
    // The order of what is marked stands in links for ever.
    this.granted = new KeywordSets(block.words('granted', dice * wordsFor(keywords)), dice);
    const later = block.bytesSoFar().length;
    this.damage = block.shorts('damage', dice);
    this.hits = block.shorts('hits', dice);
    this.attackBonus = block.shorts('attackBonus', dice);
    this.defenseBonus = block.shorts('defenseBonus', dice);
    this.attackSet = block.shorts('attackSet', dice);
    this.statRow = block.shorts('statRow', dice);
    this.heldBy = block.shorts('heldBy', dice);
    this.row = block.shorts('row', dice);
    this.life = block.shorts('life', 2);
    this.virtual = block.shorts('virtual', 2 * UNIT_KINDS);
    this.zone = block.bytes('zone', dice);
    this.side = block.bytes('side', dice);
    this.owner = block.bytes('owner', dice);
    this.face = block.bytes('face', dice);
    this.flags = block.bytes('flags', dice);
    this.text = block.bytes('text', dice);
    this.supply = block.bytes('supply', layout.cardCount);
    this.counts = block.bytes('counts', 2 * ZONE_COUNT);
    this.marked = [block.bytesSoFar().subarray(0, dice * 4), block.bytesSoFar().subarray(later)];
    this.virtualTotal = block.bytes('virtualTotal', 2);
    this.awake = block.bytes('awake', layout.cardCount);
    this.signs = block.bytes('signs', SIGNS);
    this.slot = block.bytes('slot', dice);
    this.order = block.bytes('order', 2 * ZONE_COUNT * dice, true);
  }

  /** A number for the dice and players as they lie and stand. Links of replays keep a part of it, so it never changes. */
  mark(extra: number): number {
    let mark = 0x81_1c_9d_c5 ^ extra;
    for (const bytes of this.marked) {
      for (const byte of bytes) mark = Math.imul(mark ^ byte, 0x01_00_01_93);
    }
    mark ^= mark >>> 15;
    return Math.imul(mark, 0x2c_1b_3c_6d) >>> 0;
  }
}
