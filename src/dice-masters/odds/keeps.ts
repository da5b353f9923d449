/** One way to keep some dice of a design by class and roll the others again. */
export interface Keep {
  /** Dice kept, in the order of the classes. */
  kept: readonly number[];
  rerolled: number;
  /** Places of the keeps that reroll one die more. */
  oneMore: readonly number[];
  /** In how many ways a first roll leads here: the kept dice show these faces, the others idle ones. */
  ways: number;
}

/** Every keep of so many dice, those that reroll most first; `faces` of each class, and `idle` faces never kept. */
export function keepsOf(dice: number, faces: readonly number[], idle: number): Keep[] {
  const places = new Map<number, number>();
  const keeps: Keep[] = [];
  for (let rerolled = dice; rerolled >= 0; rerolled--) {
    for (const kept of splits(dice - rerolled, faces.length)) {
      const key = kept.reduce((sum, count) => sum * (dice + 1) + count, 0);
      places.set(key, keeps.length);
      const ways = orders([rerolled, ...kept], [idle, ...faces]);
      keeps.push({ kept, rerolled, ways, oneMore: oneFewer(kept, key) });
    }
  }
  return keeps;

  function oneFewer(kept: readonly number[], key: number): number[] {
    let place = 1;
    const found: number[] = [];
    for (let at = kept.length - 1; at >= 0; at--) {
      if (kept[at] !== 0) found.push(places.get(key - place) ?? 0);
      place *= dice + 1;
    }
    return found;
  }
}

/** Every way to split a number into so many parts. */
function splits(total: number, parts: number): number[][] {
  if (parts === 0) return total === 0 ? [[]] : [];
  if (parts === 1) return [[total]];
  const found: number[][] = [];
  for (let first = 0; first <= total; first++) {
    for (const rest of splits(total - first, parts - 1)) found.push([first, ...rest]);
  }
  return found;
}

/** Ordered rolls with these counts. */
function orders(counts: readonly number[], faces: readonly number[]): number {
  let ways = 1;
  let placed = 0;
  counts.forEach((count, at) => {
    for (let one = 1; one <= count; one++) {
      placed++;
      ways = (ways * placed * (faces[at] ?? 0)) / one;
    }
  });
  return ways;
}
