const LETTERS = 36;
const COUNTS = new Map<string, Uint8Array>();

/** How often each letter and digit stands in a word; what is neither counts with the rest. */
export function letterCounts(word: string): Uint8Array {
  const counts = new Uint8Array(LETTERS + 1);
  for (const letter of word) {
    const place = Number.parseInt(letter, LETTERS);
    const column = Number.isNaN(place) ? LETTERS : place;
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts;
}

/** The counts of a word that will be asked for again. */
export function knownCounts(word: string): Uint8Array {
  const known = COUNTS.get(word) ?? letterCounts(word);
  COUNTS.set(word, known);
  return known;
}

/** The least number of slips between words with these letters, cheaply found. */
export function leastSlips(a: Uint8Array, b: Uint8Array): number {
  let more = 0;
  let less = 0;
  for (let at = 0; at <= LETTERS; at++) {
    const apart = (a[at] ?? 0) - (b[at] ?? 0);
    if (apart > 0) more += apart;
    else less -= apart;
  }
  return Math.max(more, less);
}
