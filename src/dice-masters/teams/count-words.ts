const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];

/** `Four cards`, `One card`; a number too large for a word stays a figure. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? one : many}`;
}

/** `A`, `A and B`, `A, B and C`. */
export function listed(words: readonly string[], and = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}
