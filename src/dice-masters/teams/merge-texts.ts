/** What turns one text into another: a stretch of the first, and what stands there in the second. */
interface Splice {
  from: number;
  to: number;
  put: string;
}

/** The text with what both writers did to it; where they wrote in the same place, both stand. */
export function mergeTexts(base: string, ours: string, theirs: string): string {
  if (ours === theirs || theirs === base) return ours;
  if (ours === base) return theirs;
  const [own, other] = [spliceOf(base, ours), spliceOf(base, theirs)];
  const isBefore = own.to <= other.from;
  const isBehind = !isBefore && own.from >= other.to;
  if (isBefore && own.from < other.from) return apply(apply(base, other), own);
  if (isBehind) return apply(apply(base, own), other);
  const from = Math.min(own.from, other.from);
  const to = Math.max(own.to, other.to);
  return apply(base, { from, to, put: other.put + own.put });
}

/** Where a caret stands once the text around it has changed. */
export function moveCaret(before: string, after: string, at: number): number {
  const { from, to, put } = spliceOf(before, after);
  if (at <= from) return at;
  return at >= to ? at + put.length - (to - from) : from + put.length;
}

function spliceOf(before: string, after: string): Splice {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, put: after.slice(from, after.length - end) };
}

function apply(text: string, { from, to, put }: Splice): string {
  return text.slice(0, from) + put + text.slice(to);
}
