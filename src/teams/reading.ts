import type { Team, TeamCard } from '../domain/team.ts';
import { EMPTY_TEAM, isUnknownCard } from '../domain/team.ts';
import type { TeamCatalogue } from './catalogue.ts';

/** Something in the input that deserves a look; the rest was read all the same. */
export interface ReadProblem {
  message: string;
  /** The piece of the input. */
  where: string;
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
  const quote = where.trim();
  return {
    message,
    where: quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE)}…` : quote,
  };
}

export function unknownCard(code: string): ReadProblem {
  return problem(`No card answers to “${code}”; it is kept as it was written.`, code);
}

/** A count of dice out of digits; a count beyond all reason is cut and reported. */
export function diceCount(digits: string, where: string, problems: ReadProblem[]): number {
  const dice = Number(digits);
  if (dice <= MOST_DICE) return dice;
  problems.push(problem(`${digits} dice are more than a card can carry.`, where));
  return MOST_DICE;
}

/** Dice of an entry that names none. */
export function usualDice(card: string, catalogue: TeamCatalogue): number {
  return isBasicAction(card, catalogue) ? BASIC_ACTION_DICE : 1;
}

export function isBasicAction(card: string, catalogue: TeamCatalogue): boolean {
  return catalogue.card(card)?.kind === 'basic-action';
}

/**
 * Splits a foreign list by kind of card (V15). Basic Actions stand last there, so an unknown card
 * with three dice among them counts as one.
 */
export function sortByKind(
  entries: readonly TeamCard[],
  catalogue: TeamCatalogue,
): Pick<Team, 'cards' | 'basicActions'> {
  const basic = entries.map(({ card }) => isBasicAction(card, catalogue));
  const lastOther = entries.findLastIndex(
    ({ card, dice }, at) => !basic[at] && !(isUnknownCard(card) && dice === BASIC_ACTION_DICE),
  );
  const tail = Math.max(lastOther + 1, basic.indexOf(true));
  const belongs = (at: number) => basic[at] || (basic.includes(true) && at >= tail);
  return {
    cards: entries.filter((_, at) => !belongs(at)),
    basicActions: entries.filter((_, at) => belongs(at)),
  };
}
