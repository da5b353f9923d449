/** Letters and digits alone, in lower case and without accents: `Spider-Man` as people type it. */
export function squeeze(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Letters to insert, drop or change until one word is the other; `most + 1` when it takes more. */
export function spellingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let last = new Uint16Array(b.length + 1).map((_, index) => index);
  let row = new Uint16Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    if (fillRow(row, last, a, b, { i, most }) > most) return most + 1;
    [last, row] = [row, last];
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

/** Only cells within `most` of the diagonal can matter; gives the least of them. */
function fillRow(
  row: Uint16Array,
  last: Uint16Array,
  a: string,
  b: string,
  { i, most }: { i: number; most: number },
): number {
  const from = Math.max(1, i - most);
  const to = Math.min(b.length, i + most);
  const beyond = most + 1;
  row[from - 1] = from === 1 ? i : beyond;
  let least = row[from - 1] ?? 0;
  for (let j = from; j <= to; j++) {
    const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const best = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    row[j] = best;
    least = Math.min(least, best);
  }
  if (to < b.length) row[to + 1] = beyond;
  return least;
}
