/** Pixels drawn beyond what is seen, above and below. */
const BEYOND = 400;
/** Milliseconds for a frame: below the first the next may do more, above the second less. */
const EASY = 4;
const HARD = 9;
const MOST_AT_ONCE = 4;

/** Cards renewed in a frame; learned from how long frames take on this device. */
let batch = 1;

export interface Drawn {
  cards: Uint16Array;
  /** What was shown before; stays until the turn of its place comes. */
  old: Uint16Array;
  /** Places before this one show the new cards. */
  fresh: number;
  /** Chunks in the page: from, up to but not including. */
  from: number;
  to: number;
  /** Places from here on are still empty, though their chunk is there. */
  limit: number;
  /** Pixels above the first chunk in the page. */
  top: number;
  /** Pixels of each chunk that was seen. */
  heights: Map<number, number>;
  /** Pixels of the others: as the first that was seen, so that the length of the list stays. */
  usual: number | null;
}

export function startDrawing(cards: Uint16Array): Drawn {
  const to = Math.min(1, cards.length);
  return {
    cards,
    old: cards,
    fresh: 0,
    from: 0,
    to,
    limit: batch,
    top: 0,
    heights: new Map(),
    usual: null,
  };
}

/**
 * New cards, a few at a time. Those of a new question come in from the top;
 * where the question stays, so does the place in the list.
 */
export function renewCards(
  drawn: Drawn,
  cards: Uint16Array,
  count: number,
  isNewQuestion: boolean,
): void {
  const length = Math.max(1, drawn.to - drawn.from);
  const from = isNewQuestion ? 0 : Math.max(0, Math.min(drawn.from, count - length));
  const to = Math.min(from + length, count);
  const isMoved = from !== drawn.from;
  Object.assign(drawn, { old: drawn.cards, cards, fresh: batch, from, to });
  if (!isNewQuestion && !isMoved) return;
  Object.assign(drawn, { heights: new Map(), top: from * (drawn.usual ?? 0) });
}

/** One step from what is drawn towards what is wanted; false when there. */
export function advance(drawn: Drawn, wanted: Wanted, size: number, heightOf: HeightOf): boolean {
  const { from, to, fresh } = drawn;
  if (fresh < to * size && drawn.old !== drawn.cards) {
    drawn.fresh = fresh + batch;
    return true;
  }
  drawn.old = drawn.cards;
  if (drawn.limit < to * size) {
    drawn.limit += batch;
    return true;
  }
  const step = Math.max(1, Math.floor(batch / size));
  const { seen } = wanted;
  if (seen < from - step || seen > to) Object.assign(drawn, { from: seen, to: seen + 1 });
  else if (wanted.to > to) {
    Object.assign(drawn, {
      from: Math.max(from, wanted.from),
      to: Math.min(wanted.to, to + step),
    });
  } else {
    Object.assign(drawn, { from: Math.max(wanted.from, from - step), to: wanted.to });
  }
  drawn.top += stretch(from, drawn.from, heightOf);
  drawn.limit = Math.max(drawn.from * size, Math.min(to, drawn.to) * size) + batch;
  return drawn.from !== from || drawn.to !== to;
}

type HeightOf = (chunk: number) => number;

/** Pixels from the beginning of one chunk to that of another; below zero the other way round. */
export function stretch(from: number, to: number, heightOf: HeightOf): number {
  let sum = 0;
  for (let chunk = Math.min(from, to); chunk < Math.max(from, to); chunk++) sum += heightOf(chunk);
  return from <= to ? sum : -sum;
}

/** Where the list would begin, if all heights were as they are taken to be. */
export function firstOffset({ top, from }: Drawn, heightOf: HeightOf): number {
  return top - stretch(0, from, heightOf);
}

/** Takes in heights; the first chunk that is seen stays where it is, and the room above makes up for it. */
export function noteHeights(
  drawn: Drawn,
  measured: ReadonlyMap<number, number>,
  seenFrom: number,
  heightOf: HeightOf,
): void {
  let seen = drawn.from;
  let end = drawn.top + heightOf(seen);
  while (seen < drawn.to && end <= seenFrom) end += heightOf(++seen);
  const before = stretch(drawn.from, seen, heightOf);
  for (const [chunk, height] of measured) {
    drawn.heights.set(chunk, height);
    drawn.usual ??= height;
  }
  drawn.top += before - stretch(drawn.from, seen, heightOf);
}

/** Whether this device takes its time to draw a single card. */
export function drawsSlowly(): boolean {
  return batch === 1;
}

export function learnPace(milliseconds: number): void {
  if (milliseconds < EASY) batch = Math.min(MOST_AT_ONCE, batch * 2);
  else if (milliseconds > HARD) batch = Math.max(1, batch >> 1);
}

interface Wanted {
  from: number;
  to: number;
  /** The first that is really seen. */
  seen: number;
}

/** Chunks to draw for the stretch between two offsets from the top of the list. */
export function rangeFor(top: number, bottom: number, count: number, heightOf: HeightOf): Wanted {
  const last = Math.max(0, count - 1);
  const wanted: Wanted = { from: last, to: count, seen: last };
  let offset = 0;
  for (let chunk = 0; chunk < count; chunk++) {
    if (offset > bottom + BEYOND && chunk > 0) {
      wanted.to = chunk;
      break;
    }
    offset += heightOf(chunk);
    if (offset > top - BEYOND) wanted.from = Math.min(wanted.from, chunk);
    if (offset > top) wanted.seen = Math.min(wanted.seen, chunk);
  }
  return wanted;
}
