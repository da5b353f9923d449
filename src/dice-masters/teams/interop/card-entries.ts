import type { CardStore } from '../../cards/card-store.ts';
import { cardOfCode } from '../card-code.ts';
import { decodePart } from '../links/percent.ts';
import { placeholder } from '../placeholders.ts';
import {
  diceCount,
  problem,
  type ReadProblem,
  readEach,
  unknownCard,
  unread,
  usualDice,
} from '../reading.ts';
import type { TeamCard } from '../team.ts';

const DICE_AND_CODE = /^(\d+)x(.+)$/i;
const CODE = /^[a-z0-9]+$/i;

/** Entries between semicolons, with dice (`2x31xfc`, `4xMSW018`) or without (`avx12`); one for each piece. */
export function readEntries(
  list: string,
  catalogue: CardStore,
  problems: ReadProblem[],
): TeamCard[] {
  const pieces = decodePart(list)
    .split(';')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return readEach(
    pieces,
    (piece) => readEntry(piece, catalogue, problems),
    (piece) => {
      const [, digits = '1', code = piece] = DICE_AND_CODE.exec(piece) ?? [];
      return unread(code, digits);
    },
  );
}

function readEntry(piece: string, catalogue: CardStore, problems: ReadProblem[]): TeamCard {
  const [, digits, code] = piece.match(DICE_AND_CODE) ?? [];
  const card = code === undefined ? null : cardOfCode(code, catalogue);
  const bare = card === null ? cardOfCode(piece, catalogue) : null;
  if (bare !== null) return { card: bare, dice: usualDice(bare, catalogue), note: '' };
  const counted = diceCount(digits ?? '1', piece, problems);
  if (card === null) problems.push(unknownCard(code ?? piece));
  return { card: card ?? placeholder(code ?? piece), ...counted };
}

/** Whether a text is such a list and nothing else: several codes, or one with dice. */
export function looksLikeEntries(text: string, catalogue: CardStore): boolean {
  const pieces = text.split(';').filter((piece) => piece !== '');
  if (!pieces.every((piece) => CODE.test(piece))) return false;
  const codes = pieces.map((piece) => piece.match(DICE_AND_CODE)?.[2] ?? piece);
  const isList = text.includes(';') || pieces.some((piece) => DICE_AND_CODE.test(piece));
  return isList && codes.some((code) => cardOfCode(code, catalogue) !== null);
}

export function bansNotice(bans: string): ReadProblem {
  return problem('Cards hidden from the search of the Team Builder are not part of a team.', bans);
}
