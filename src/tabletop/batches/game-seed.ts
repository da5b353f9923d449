/** The luck of one game; on the table it is the seed of the replay. */
export function gameSeed(seed: string, index: number): string {
  return `${seed}:${index}`;
}
