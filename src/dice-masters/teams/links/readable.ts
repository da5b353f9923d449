import type { CardStore } from '../../cards/card-store.ts';
import { cardOf, cardOfCode, idParts } from '../card-code.ts';
import { LONGEST_CODE } from '../limits.ts';
import { placeholder, placeholderCode } from '../placeholders.ts';
import {
  BASIC_ACTION_DICE,
  diceCount,
  newTeam,
  problem,
  type ReadProblem,
  readEach,
  unknownCard,
  unread,
} from '../reading.ts';
import { linkSpelling } from '../set-codes.ts';
import type { Sets } from '../set-index.ts';
import type { Team, TeamCard } from '../team.ts';
import { decodePart, encodePart } from './percent.ts';

/** Between cards; and between the cards and the Basic Actions. */
const NEXT = '.';
const BASICS = '/';

/** Dice, if any, then a set and a number, which a hyphen parts where the set ends in a digit. */
const ENTRY = /^(\d*)([a-z][a-z0-9]*?)-?(\d+)$/i;
const PLACEHOLDER = /^(\d*)\?(.+)$/s;

/** `2xfc31.4gaf86/fus27.thor12`: dice, set, number; Basic Actions after the stroke have three dice. */
export function writeReadable({ cards, basicActions }: Team, sets: Sets): string {
  const first = cards.map((entry) => entry.dice + codeOf(entry, sets)).join(NEXT);
  const second = basicActions
    .map((entry) => (entry.dice === BASIC_ACTION_DICE ? '' : entry.dice) + codeOf(entry, sets))
    .join(NEXT);
  return second || !first ? first + BASICS + second : first;
}

function codeOf({ card }: TeamCard, sets: Sets): string {
  const parts = idParts(card);
  if (parts) {
    const set = linkSpelling(parts.set, sets);
    return `${set}${/\d$/.test(set) ? '-' : ''}${parts.number}`;
  }
  const code = placeholderCode(card);
  return /^[a-z]/i.test(code) && isEntry(code)
    ? code
    : `?${encodePart(code).replaceAll('.', '%2E')}`;
}

/** Whether a text could be the body of a readable link and nothing else. */
export function looksReadable(text: string): boolean {
  const pieces = text.split(/[./]/).filter((piece) => piece !== '');
  return text !== '' && pieces.every((piece) => isEntry(piece) || PLACEHOLDER.test(piece));
}

/** Looking for the end of a set in very many digits would take long, and no code is so long. */
function isEntry(text: string): boolean {
  return text.length <= LONGEST_CODE && ENTRY.test(text);
}

export function readReadable(body: string, catalogue: CardStore, problems: ReadProblem[]): Team {
  const [first = '', ...rest] = body.split(BASICS);
  const read = (list: string, usual: number) =>
    readEach(
      list.split(NEXT).filter((piece) => piece !== ''),
      (piece) => readEntry(piece, usual, catalogue, problems),
      (piece) => keepEntry(piece, usual),
    );
  if (rest.length > 1)
    problems.push(problem('A link has one stroke, before the Basic Actions.', body));
  return newTeam({
    cards: read(first, 1),
    basicActions: rest.flatMap((list) => read(list, BASIC_ACTION_DICE)),
  });
}

/** Dice and code, not looked up. */
function keepEntry(piece: string, usual: number): TeamCard {
  const [, digits = '', code = ''] = /^(\d*)\??(.*)$/s.exec(decodePart(piece)) ?? [];
  return unread(code, digits || usual);
}

function readEntry(
  piece: string,
  usual: number,
  catalogue: CardStore,
  problems: ReadProblem[],
): TeamCard {
  const text = decodePart(piece);
  const [, digits = '', set = '', number = ''] = (isEntry(text) && text.match(ENTRY)) || [];
  const [, before = '', kept] = text.match(PLACEHOLDER) ?? [];
  const counted = diceCount(digits || before || String(usual), piece, problems);
  const code = kept ?? (set ? text.slice(digits.length) : text);
  const card =
    (set && cardOf({ set, number: Number(number) }, catalogue)) || cardOfCode(code, catalogue);
  if (card) return { card, ...counted };
  problems.push(unknownCard(code));
  return { card: placeholder(code), ...counted };
}
