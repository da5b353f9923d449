/** Places of the options that short words mean: those of exactly these words, or all that begin alike and have them all. */
export function optionsMeant(words: string, names: readonly string[]): number[] {
  const lower = names.map((name) => name.toLowerCase());
  const exact = lower.flatMap((name, place) => (name === words.toLowerCase() ? place : []));
  if (exact.length > 0) return exact;
  const wanted = wordsOf(words);
  return lower.flatMap((name, place) => (hasAll(wordsOf(name), wanted) ? place : []));
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[\s:,]+/);
}

function hasAll(words: readonly string[], wanted: readonly string[]): boolean {
  if (words[0] !== wanted[0]) return false;
  const left = [...words];
  return wanted.every((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
