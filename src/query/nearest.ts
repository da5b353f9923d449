/** Letters to insert, drop, change or swap until one word is the other; gives up beyond `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow(a, b, i, last, before);
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

function nextRow(a: string, b: string, i: number, last: number[], before: number[]): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const change = a[i - 1] === b[j - 1] ? 0 : 1;
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
    row.push(swapped ? Math.min(best, (before[j - 2] ?? 0) + 1) : best);
  }
  return row;
}

/** The word of a list nearest in spelling, or null when none is near. */
export function nearest(word: string, list: Iterable<string>): string | null {
  const wanted = word.toLowerCase().slice(0, 40);
  const most = wanted.length <= 3 ? 1 : 2;
  let best: string | null = null;
  let bestDistance = most + 1;
  for (const candidate of list) {
    const distance = editDistance(wanted, candidate.toLowerCase(), most);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}
