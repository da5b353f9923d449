/** Of numbers in a row, the places of a longest rising part: what kept its order. */
export function keptOrder(row: readonly number[]): Set<number> {
  /** For each length, the place that ends such a part with the smallest number. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [place, value] of row.entries()) {
    const length = ends.findIndex((end) => (row[end] ?? 0) >= value);
    const at = length < 0 ? ends.length : length;
    before[place] = at > 0 ? (ends[at - 1] ?? -1) : -1;
    ends[at] = place;
  }
  const kept = new Set<number>();
  for (let place = ends.at(-1) ?? -1; place >= 0; place = before[place] ?? -1) kept.add(place);
  return kept;
}
