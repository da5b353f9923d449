/** `1 card`, `2 cards`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** One decimal, none where it is zero. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
