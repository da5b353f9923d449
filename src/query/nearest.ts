import { spellingDistance } from '../text/spelling.ts';

/** The word of a list nearest in spelling, or null when none is near. */
export function nearest(word: string, list: Iterable<string>): string | null {
  const wanted = word.toLowerCase().slice(0, 40);
  const most = wanted.length <= 3 ? 1 : 2;
  let best: string | null = null;
  let bestDistance = most + 1;
  for (const candidate of list) {
    const distance = spellingDistance(wanted, candidate.toLowerCase(), most);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}
