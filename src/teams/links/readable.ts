import type { Team, TeamCard } from '../../domain/team.ts';
import { cardOf, cardOfCode, idParts } from '../card-code.ts';
import type { TeamCatalogue } from '../catalogue.ts';
import { placeholder, placeholderCode } from '../placeholders.ts';
import {
  BASIC_ACTION_DICE,
  diceCount,
  newTeam,
  problem,
  type ReadProblem,
  unknownCard,
} from '../reading.ts';
import { linkSpelling } from '../set-codes.ts';
import { decodePart, encodePart } from './percent.ts';

/** Between cards; and between the cards and the Basic Actions. */
const NEXT = '.';
const BASICS = '/';

/** Dice, if any, then a set and a number, which a hyphen parts where the set ends in a digit. */
const ENTRY = /^(\d*)([a-z][a-z0-9]*?)-?(\d+)$/i;
const PLACEHOLDER = /^(\d*)\?(.+)$/s;

/** `2xfc31.4gaf86/fus27.thor12`: dice, set, number; Basic Actions after the stroke have three dice. */
export function writeReadable({ cards, basicActions }: Team): string {
  const first = cards.map((entry) => entry.dice + codeOf(entry)).join(NEXT);
  const second = basicActions
    .map((entry) => (entry.dice === BASIC_ACTION_DICE ? '' : entry.dice) + codeOf(entry))
    .join(NEXT);
  return second || !first ? first + BASICS + second : first;
}

function codeOf({ card }: TeamCard): string {
  const parts = idParts(card);
  if (parts) {
    const set = linkSpelling(parts.set);
    return `${set}${/\d$/.test(set) ? '-' : ''}${parts.number}`;
  }
  const code = placeholderCode(card);
  return /^[a-z]/i.test(code) && ENTRY.test(code)
    ? code
    : `?${encodePart(code).replaceAll('.', '%2E')}`;
}

/** Whether a text could be the body of a readable link and nothing else. */
export function looksReadable(text: string): boolean {
  const pieces = text.split(/[./]/).filter((piece) => piece !== '');
  return text !== '' && pieces.every((piece) => ENTRY.test(piece) || PLACEHOLDER.test(piece));
}

export function readReadable(
  body: string,
  catalogue: TeamCatalogue,
  problems: ReadProblem[],
): Team {
  const [first = '', ...rest] = body.split(BASICS);
  const read = (list: string, usual: number) =>
    list
      .split(NEXT)
      .filter((piece) => piece !== '')
      .map((piece) => readEntry(piece, usual, catalogue, problems));
  if (rest.length > 1)
    problems.push(problem('A link has one stroke, before the Basic Actions.', body));
  return newTeam({
    cards: read(first, 1),
    basicActions: rest.flatMap((list) => read(list, BASIC_ACTION_DICE)),
  });
}

function readEntry(
  piece: string,
  usual: number,
  catalogue: TeamCatalogue,
  problems: ReadProblem[],
): TeamCard {
  const text = decodePart(piece);
  const [, digits = '', set = '', number = ''] = text.match(ENTRY) ?? [];
  const [, before = '', kept] = text.match(PLACEHOLDER) ?? [];
  const dice = digits || before ? diceCount(digits || before, piece, problems) : usual;
  const code = kept ?? (set ? text.slice(digits.length) : text);
  const card =
    (set && cardOf({ set, number: Number(number) }, catalogue)) || cardOfCode(code, catalogue);
  if (card) return { card, dice, note: '' };
  problems.push(unknownCard(code));
  return { card: placeholder(code), dice, note: '' };
}
