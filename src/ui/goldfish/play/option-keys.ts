/** U and R go back and forth on the timeline. */
const LETTERS = 'abcdefghijklmnopqstvwxyz';

/** The key of each option by its place: digits, then letters, then capitals. */
export const OPTION_KEYS: readonly string[] = [
  ...'1234567890',
  ...LETTERS,
  ...LETTERS.toUpperCase(),
];

/** The option that a key stands for, -1 for none; capitals count only where small letters do not suffice. */
export function optionOf(key: string, count: number): number {
  const place = OPTION_KEYS.indexOf(key);
  const option = place < count ? place : OPTION_KEYS.indexOf(key.toLowerCase());
  return option < count ? option : -1;
}
