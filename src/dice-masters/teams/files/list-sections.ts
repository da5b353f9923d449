import { fold } from '../../../text/spelling.ts';

export type Section = 'cards' | 'basic-actions';

/** Words that headings of a list are made of. */
const BASIC = new Set(['basic', 'basics', 'bac', 'bacs']);
const OTHERS = new Set([
  ...['character', 'characters', 'char', 'chars', 'superstar', 'superstars', 'card', 'cards'],
  ...['action', 'actions', 'dice', 'die', 'hero', 'heroes', 'villain', 'villains', 'monsters'],
  ...['name', 'title', 'subtitle', 'version', 'set', 'rarity', 'count', 'quantity', 'qty'],
]);
const BETWEEN = new Set(['and', 'non', 'the', 'my', 'with', 'of', 'x', 'used', 'chosen', 'total']);

const LABEL =
  /^((?:non[- ]?)?basic actions?(?: cards?)?|bacs?|basics|characters?(?: cards?)?(?:\s*(?:and|&|\/|,)\s*(?:dice|actions?(?: cards?)?))?|(?:action )?cards?|actions?|superstars?)\s*(?:\([^)]*\)\s*)?(?::|=|\s[-–—])\s*(?=\S)/i;
const SEPARATOR = /\s*(?:[,;|/+&]|\band\b)\s*/gi;
const TEAM_WORDS =
  /^(?:(?:the|my|our|this|final) )*(?:team|list|deck|build|line ?up)(?: ?(?:list|sheet))?$/;

const SAYING = /\b(?:is|was|are|were|as follows|i|we|here[’']s)\b.*\s\S+:$/i;

/** The part of a list that a heading opens: `Character and Dice:`, `Basic Actions (2)`; null for anything else. */
export function sectionOf(words: string): Section | null {
  const parts = fold(words.replace(/[([][^)\]]*[)\]]/g, ''))
    .split(' ')
    .filter((word) => !/^\d*$/.test(word));
  const isHeading = parts.every((word) => BASIC.has(word) || OTHERS.has(word) || BETWEEN.has(word));
  if (!isHeading || !parts.some((word) => BASIC.has(word) || OTHERS.has(word))) return null;
  const isMixed = parts.includes('non') || parts.some((word) => word.startsWith('char'));
  return parts.some((word) => BASIC.has(word)) && !isMixed ? 'basic-actions' : 'cards';
}

/** A heading with its list on the same line: `BACs: Big Entrance, Smash!`; null for anything else. */
export function labelled(words: string): { section: Section; list: string } | null {
  const [whole, label = ''] = words.match(LABEL) ?? [];
  if (whole === undefined) return null;
  const isBasic = /^b/i.test(label);
  return { section: isBasic ? 'basic-actions' : 'cards', list: words.slice(whole.length) };
}

/** Whether a line only says that a team follows: `My team`, `Here is the list I played:`. */
export function announcesTeam(words: string): boolean {
  return TEAM_WORDS.test(fold(words)) || (words.endsWith(':') && SAYING.test(words));
}

/** Names of cards hold commas too, so up to so many pieces may be one. */
const MOST_JOINED = 5;
const MOST_PIECES = 60;

/** The cards of a list on one line: between two separators stands the longest that `isCard`, else the shortest. */
export function* piecesOf(list: string, isCard: (piece: string) => boolean): Generator<string> {
  const cuts = [...list.matchAll(SEPARATOR)].slice(0, MOST_PIECES);
  const starts = [0, ...cuts.map(({ 0: mark, index }) => index + mark.length)];
  const ends = [...cuts.map(({ index }) => index), list.length];
  for (let at = 0; at < starts.length; ) {
    const most = Math.min(MOST_JOINED, starts.length - at);
    const piece = (length: number) => list.slice(starts[at], ends[at + length - 1]).trim();
    let length = most;
    while (length > 1 && !isCard(piece(length))) length--;
    if (piece(length) !== '') yield piece(length);
    at += length;
  }
}
