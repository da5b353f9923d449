/** Lower case without accents; what is neither letter nor digit becomes one space. */
export function fold(text: string): string {
  const plain = isAscii(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  const other = isAscii(plain) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu;
  return plain.toLowerCase().replace(other, ' ').trim();
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** Folded, without spaces: `S.H.I.E.L.D.` and `Spider-Man` as people type them. */
export function squeeze(text: string): string {
  return fold(text).replaceAll(' ', '');
}

/** Letters to insert, drop, change or swap with a neighbour until one word is the other; `most + 1` when it takes more. */
export function spellingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = new Uint16Array(b.length + 1);
  let last = new Uint16Array(b.length + 1).map((_, index) => index);
  let row = new Uint16Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    if (fillRow({ row, last, before }, a, b, i, most) > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

interface Rows {
  row: Uint16Array;
  last: Uint16Array;
  before: Uint16Array;
}

/** Only cells within `most` of the diagonal can matter; gives the least of this row and the last, which a swap reaches over. */
function fillRow(
  { row, last, before }: Rows,
  a: string,
  b: string,
  i: number,
  most: number,
): number {
  const from = Math.max(1, i - most);
  const to = Math.min(b.length, i + most);
  const beyond = most + 1;
  row[from - 1] = from === 1 ? i : beyond;
  let least = Math.min(row[from - 1] ?? 0, last[from - 1] ?? 0);
  for (let j = from; j <= to; j++) {
    const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const best = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    row[j] = isSwap(a, i, b, j) ? Math.min(best, (before[j - 2] ?? 0) + 1) : best;
    least = Math.min(least, row[j] ?? 0, last[j] ?? 0);
  }
  if (to < b.length) row[to + 1] = beyond;
  return least;
}

/** Whether both words end in the same two letters there, the other way round. */
function isSwap(a: string, i: number, b: string, j: number): boolean {
  return i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
}
