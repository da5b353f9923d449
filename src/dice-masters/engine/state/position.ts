import type { Column } from './block.ts';
import type { Delayed, Lasting, Waiting } from './left.ts';
import type { Memo } from './memos.ts';
import type { Now } from './now.ts';

/** An earlier source of damage that a die took from several in one moment; the last is in `hitBy`. */
interface JointHit {
  readonly die: number;
  readonly by: number;
  readonly at: number;
}

/**
 * What has no fixed number, mostly empty. All of them are copied, compared and hashed.
 * They hold plain data that never changes, so that copies share it.
 */
export class Lists {
  readonly queue: Waiting[] = [];
  readonly damageQueue: Waiting[] = [];
  readonly delayed: Delayed[] = [];
  readonly lasting: Lasting[] = [];
  /** What texts wrote down. */
  readonly memos: Memo[] = [];
  readonly jointHits: JointHit[] = [];
  /** Keywords that no card of the game has, in the order in which effects gave them. */
  readonly newKeywords: number[] = [];
  private readonly all: readonly unknown[][] = Object.values(this);

  copyFrom({ all }: Lists): void {
    for (let place = 0; place < all.length; place++) {
      const [to, from] = [this.all[place], all[place]];
      if (to === undefined || from === undefined) continue;
      if (to.length > 0) to.length = 0;
      if (from.length > 0) to.push(...from);
    }
  }

  toJSON(): unknown {
    return this.all;
  }
}

/** Everything that the rest of a game depends on, at the start of a turn. */
export interface Position {
  readonly bytes: Uint8Array;
  now: Now;
  readonly lists: Lists;
}

/** Makes one position out of another; both are of the same setup. */
export function copyInto(to: Position, from: Position): void {
  to.bytes.set(from.bytes);
  to.now = { ...from.now };
  to.lists.copyFrom(from.lists);
}

export function arePositionsEqual(
  columns: readonly Column[],
  one: Position,
  other: Position,
): boolean {
  const isSame = ({ at, width, length, isDerived }: Column) => {
    if (isDerived) return true;
    for (let place = at; place < at + width * length; place++) {
      if (one.bytes[place] !== other.bytes[place]) return false;
    }
    return true;
  };
  return columns.every(isSame) && restOf(one) === restOf(other);
}

/** A number for all of it. Two different positions hardly ever share it. */
export function hashOf(columns: readonly Column[], position: Position): number {
  let hash = 0x81_1c_9d_c5;
  for (const { at, width, length, isDerived } of columns) {
    if (isDerived) continue;
    for (let place = at; place < at + width * length; place++) {
      hash = mixed(hash, position.bytes[place] ?? 0);
    }
  }
  return finished(mixedText(hash, restOf(position)));
}

function restOf({ now, lists }: Position): string {
  return JSON.stringify([now, lists]);
}

function mixedText(hash: number, text: string): number {
  let mix = hash;
  for (let place = 0; place < text.length; place++) mix = mixed(mix, text.charCodeAt(place));
  return mix;
}

function mixed(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01_00_01_93);
}

function finished(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) >>> 0;
}
