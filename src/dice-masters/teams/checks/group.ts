import type { Placed } from './check.ts';

/** Groups by a key; what has no key stays out. */
export function groupBy<Key>(
  placed: readonly Placed[],
  keyOf: (placed: Placed) => Key | undefined,
): Map<Key, Placed[]> {
  const groups = new Map<Key, Placed[]>();
  for (const one of placed) {
    const key = keyOf(one);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Offenders, those of one code together, so that each card is told of once. */
export function sameCards(
  placed: readonly Placed[],
  isWrong: (placed: Placed) => boolean,
): [Placed, ...Placed[]][] {
  const groups = groupBy(placed.filter(isWrong), ({ card }) => card);
  return [...groups.values()].flatMap(([first, ...rest]) => (first ? [[first, ...rest]] : []));
}
