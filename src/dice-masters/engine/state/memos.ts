/** What texts write down for later, and until when. */
const MEMOS = {
  /** a: text, b: card. It has a limit and was used. (R11.5, R15.5) */
  'used-up': 'turn',
  /** a: die. It has felled a blocker. */
  cleaved: 'turn',
  /** a: card, b: seat; value: dice that strike by Range. */
  shots: 'turn',
  /** a: die; value: its D when it was hit first. (E32) */
  'first-hit': 'turn',
  /** a: card, b: seat, c: moment; value: the effect that Prepped dice. (R18.4) */
  prepped: 'turn',
  /** a: card, b: target, c: who deals it; value: how much. */
  prevented: 'turn',
  'epic-bought': 'turn',
  /** a: lasting effect. What it waited for has happened. */
  spent: 'turn',
  /** a: seat. The next die bought goes to the Prep Area. */
  'next-prepped': 'turn',
  /** a: card, b: seat; value: the card it named. */
  named: 'game',
  /** a: die; value: the turn from which on it must attack. */
  'must-attack': 'game',
} as const;
type Topic = keyof typeof MEMOS;

/** One of them; numbers that a topic does not use are -1. */
export interface Memo {
  readonly topic: Topic;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly value: number;
}

interface Memory {
  readonly lists: { readonly memos: Memo[] };
}

type Key = [topic: Topic, a?: number, b?: number, c?: number];

function placeOf(memos: readonly Memo[], [topic, a = -1, b = -1, c = -1]: Key): number {
  for (let place = 0; place < memos.length; place++) {
    const memo = memos[place];
    if (memo?.topic === topic && memo.a === a && memo.b === b && memo.c === c) return place;
  }
  return -1;
}

/** What was written down, or null. */
export function memoOf({ lists: { memos } }: Memory, ...key: Key): number | null {
  return memos[placeOf(memos, key)]?.value ?? null;
}

export function hasMemo({ lists: { memos } }: Memory, ...key: Key): boolean {
  return placeOf(memos, key) >= 0;
}

/** Writes it down in place of what stood there. */
export function setMemo({ lists: { memos } }: Memory, value: number, ...key: Key): void {
  const place = placeOf(memos, key);
  const [topic, a = -1, b = -1, c = -1] = key;
  memos[place < 0 ? memos.length : place] = { topic, a, b, c, value };
}

export function dropMemo({ lists: { memos } }: Memory, ...key: Key): void {
  const place = placeOf(memos, key);
  if (place >= 0) memos.splice(place, 1);
}

/** A new turn begins. */
export function dropTurnMemos({ lists: { memos } }: Memory): void {
  let kept = 0;
  for (const memo of memos) if (MEMOS[memo.topic] === 'game') memos[kept++] = memo;
  memos.length = kept;
}
