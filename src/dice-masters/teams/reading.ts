import type { CardStore } from '../cards/card-store.ts';
import { MOST_CARDS } from './limits.ts';
import { placeholder } from './placeholders.ts';
import type { Team, TeamCard } from './team.ts';
import { EMPTY_TEAM, isUnknownCard } from './team.ts';

/** Something in the input that deserves a look; the rest was read all the same. */
export interface ReadProblem {
  message: string;
  /** The piece of the input: of a list the whole line. */
  where: string;
  /** The line of a list, from 1. */
  line?: number;
}

/** What came out of a paste. */
export interface PasteReading extends Reading {
  /** What was too much to read at once, as text; empty where all was read. */
  rest: string;
}

/** What came out of a link, a file or a paste. */
export interface Reading {
  teams: Team[];
  /** What it was taken for, in words: `a Dice Coalition link`. */
  recognised: string;
  problems: ReadProblem[];
}

/** More is a slip of the keyboard, not a team. */
export const MOST_DICE = 999;

/** Dice that come with every Basic Action. (V12) */
export const BASIC_ACTION_DICE = 3;

/** Longest piece of the input that a problem repeats. */
const LONGEST_QUOTE = 120;

export function newTeam(parts: Partial<Team>): Team {
  return { ...EMPTY_TEAM, tags: [], cards: [], basicActions: [], ...parts };
}

export function problem(message: string, where: string): ReadProblem {
  return { message, where: quote(where) };
}

/** A piece of the input, short enough to be repeated. */
export function quote(text: string): string {
  const words = text.trim();
  return words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words;
}

/** A piece of a file as it stands there; one nested too deep to write has no words. */
export function quoteJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '…';
  }
}

export function unknownCard(code: string): ReadProblem {
  return problem(`No card answers to “${quote(code)}”; it is kept as it was written.`, code);
}

/** Problems that a line or two have room for. */
const MOST_TOLD = 3;

/** The first messages, and how many more there are. */
export function firstMessages(problems: readonly ReadProblem[]): string[] {
  const told = problems.slice(0, MOST_TOLD).map(({ message }) => message);
  const more = problems.length - told.length;
  return more > 0 ? [...told, `And ${more} more of the kind.`] : told;
}

/** Longest count of dice that a problem repeats. */
const LONGEST_COUNT = 12;

/** Dice out of digits; a count beyond all reason is cut, reported, and kept in the note of its card. */
export function diceCount(
  digits: string,
  where: string,
  problems: ReadProblem[],
): Pick<TeamCard, 'dice' | 'note'> {
  const dice = Number(digits);
  if (dice <= MOST_DICE) return { dice, note: '' };
  const short = digits.length > LONGEST_COUNT ? `${digits.slice(0, LONGEST_COUNT)}…` : digits;
  const message = `${short} dice are more than a card can carry; the number is in its note.`;
  problems.push(problem(message, where));
  return { dice: MOST_DICE, note: `${digits} dice` };
}

/** Entries of both rows that may have a place on a team; later ones are kept as they were written. */
const MOST_LOOKED_UP = 2 * MOST_CARDS;

/** Reads entries, as far as a team has places for them; `keep` gives the others as they stand. */
export function readEach<Piece>(
  pieces: readonly Piece[],
  read: (piece: Piece) => TeamCard,
  keep: (piece: Piece) => TeamCard,
): TeamCard[] {
  return pieces.map((piece, at) => (at < MOST_LOOKED_UP ? read(piece) : keep(piece)));
}

/** An entry that nobody looked up. */
export function unread(code: string, dice: number | string): TeamCard {
  return { card: placeholder(code), ...diceCount(String(dice), code, []) };
}

/** Dice of an entry that names none. */
export function usualDice(card: string, catalogue: CardStore): number {
  return isBasicAction(card, catalogue) ? BASIC_ACTION_DICE : 1;
}

export function isBasicAction(card: string, catalogue: CardStore): boolean {
  return !isUnknownCard(card) && catalogue.card(card)?.kind === 'basic-action';
}

/**
 * Splits a foreign list by kind of card (V15). Basic Actions stand last there, so an unknown card
 * with three dice among them counts as one.
 */
export function sortByKind(
  entries: readonly TeamCard[],
  catalogue: CardStore,
): Pick<Team, 'cards' | 'basicActions'> {
  const basic = entries.map(({ card }) => isBasicAction(card, catalogue));
  const lastOther = entries.findLastIndex(
    ({ card, dice }, at) => !basic[at] && !(isUnknownCard(card) && dice === BASIC_ACTION_DICE),
  );
  const firstBasic = basic.indexOf(true);
  const tail = Math.max(lastOther + 1, firstBasic);
  const belongs = (at: number) => basic[at] || (firstBasic >= 0 && at >= tail);
  return {
    cards: entries.filter((_, at) => !belongs(at)),
    basicActions: entries.filter((_, at) => belongs(at)),
  };
}
