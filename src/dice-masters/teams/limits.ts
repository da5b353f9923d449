/**
 * What is read of a team: far more than any format has places for, and little enough for every
 * page to show at once. What is beyond is said and kept as text.
 */
export const MOST_CARDS = 100;
export const MOST_TAGS = 40;

/** Teams and lines taken out of one text at a time; the rest waits for the next. */
export const MOST_TEAMS = 200;
export const MOST_LINES = 1200;

/** Longest words, in letters as JavaScript counts them. */
export const LONGEST_NAME = 200;
export const LONGEST_TAG = 60;
export const LONGEST_CODE = 200;
export const LONGEST_CARD_NOTE = 1000;
/** All that a team has no room for stands there, so it is far more than anybody writes. */
export const LONGEST_NOTES = 300_000;
/** A format longer than this bans hundreds of cards one by one. */
export const LONGEST_FORMAT = 8000;

/** The beginning of a text, never half a letter. */
export function cutTo(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const isHalved = /[\ud800-\udbff]/.test(text[longest - 1] ?? '');
  return text.slice(0, isHalved ? longest - 1 : longest);
}
