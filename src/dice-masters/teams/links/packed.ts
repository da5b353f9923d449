import type { CardStore } from '../../cards/card-store.ts';
import { type CardCode, cardOf, idParts } from '../card-code.ts';
import { placeholder, placeholderCode } from '../placeholders.ts';
import { BASIC_ACTION_DICE, newTeam, problem, type Reading, unknownCard } from '../reading.ts';
import { numberedSet, positionOfSet } from '../set-codes.ts';
import type { Sets } from '../set-index.ts';
import type { Team, TeamCard } from '../team.ts';
import { isUnknownCard } from '../team.ts';
import { readChecked, writeChecked } from './checked-text.ts';
import { Packer, Unpacker } from './mixed-radix.ts';

/** Stands before every packed body; no readable one begins with it. */
const MARK = '-';
const VERSION = '1';

/** Eight cards and two Basic Actions, which most teams have. (V01, V07) */
const FULL = { cards: 8, basicActions: 2 };
const MOST_ENTRIES = { cards: 256, basicActions: 64 };

/** Room for a set's place and a number: today's sets with some to spare, or far more than that. */
const ROOM = [
  { sets: 128, numbers: 256 },
  { sets: 4096, numbers: 1000 },
] as const;

/** One more than the most dice on a card: what most cards allow, what a few do, and anything. */
const DICE_LIMITS = [5, 8, 1000] as const;

interface Place {
  position: number;
  number: number;
}

interface Layout {
  room: (typeof ROOM)[number];
  diceLimit: (typeof DICE_LIMITS)[number];
  /** Whether Basic Actions all have their three dice. (V12) */
  usualBasics: boolean;
}

/** Whether a body is meant to be packed, readable or damaged. */
export function isPacked(body: string): boolean {
  return body.startsWith(MARK);
}

/**
 * Cards and dice in at most 40 characters for a full team; null for a team with a card that has no
 * place in the permanent order of sets, or with more than 255 cards.
 */
export function writePacked(team: Team, sets: Sets): string | null {
  const entries = [...team.cards, ...team.basicActions];
  const places = entries.map((entry) => placeOf(entry, sets)).filter((place) => place !== null);
  const layout = layoutFor(team, places);
  if (places.length < entries.length || layout === null) return null;
  const { room, diceLimit, usualBasics } = layout;
  const packer = new Packer();
  packer.put(ROOM.indexOf(room), ROOM.length);
  packer.put(DICE_LIMITS.indexOf(diceLimit), DICE_LIMITS.length);
  packer.put(usualBasics ? 1 : 0, 2);
  putCounts(packer, team);
  for (const [at, { position, number }] of places.entries()) {
    packer.put(position, room.sets);
    packer.put(number, room.numbers);
    const isBasic = at >= team.cards.length;
    if (!(isBasic && usualBasics)) packer.put(entries[at]?.dice ?? 0, diceLimit);
  }
  return MARK + VERSION + writeChecked(packer.value(), VERSION);
}

/** The smallest layout that has room for everything. */
function layoutFor(team: Team, places: readonly Place[]): Layout | null {
  const { cards, basicActions } = team;
  const room = ROOM.find(({ sets, numbers }) =>
    places.every(({ position, number }) => position < sets && number < numbers),
  );
  const diceLimit = DICE_LIMITS.find((limit) =>
    [...cards, ...basicActions].every(({ dice }) => dice < limit),
  );
  const usualBasics = basicActions.every(({ dice }) => dice === BASIC_ACTION_DICE);
  return room && diceLimit && fits(team) ? { room, diceLimit, usualBasics } : null;
}

function fits({ cards, basicActions }: Team): boolean {
  return cards.length < MOST_ENTRIES.cards && basicActions.length < MOST_ENTRIES.basicActions;
}

function putCounts(packer: Packer, { cards, basicActions }: Team): void {
  const isFull = cards.length === FULL.cards && basicActions.length === FULL.basicActions;
  packer.put(isFull ? 1 : 0, 2);
  if (isFull) return;
  packer.put(cards.length, MOST_ENTRIES.cards);
  packer.put(basicActions.length, MOST_ENTRIES.basicActions);
}

/** Place in the order of sets, and number; of a placeholder too, where it has them. */
function placeOf({ card }: TeamCard, sets: Sets): Place | null {
  const id = placeholderCode(card);
  const parts = idParts(id);
  const position = parts ? positionOfSet(parts.set, sets) : undefined;
  if (!parts || position === undefined) return null;
  const isHeld = !isUnknownCard(card) || id === unknownId(parts);
  return isHeld ? { position, number: parts.number } : null;
}

export function readPacked(body: string, catalogue: CardStore): Reading {
  const recognised = 'a short Dicewright link';
  const text = body.slice(MARK.length).toUpperCase();
  const version = text.slice(0, VERSION.length);
  const failed = (message: string) => ({
    teams: [],
    recognised,
    problems: [problem(message, body)],
  });
  if (version !== VERSION) {
    return failed('This short link is of a kind that this version does not know.');
  }
  const value = readChecked(text.slice(VERSION.length), VERSION);
  if (value === null) return failed('This short link is damaged: a character is missing or wrong.');
  const unpacker = new Unpacker(value);
  const team = unpackTeam(unpacker, catalogue);
  if (team === null || !unpacker.isUsedUp) return failed('This short link makes no sense.');
  const unknown = [...team.cards, ...team.basicActions].filter(({ card }) => isUnknownCard(card));
  const problems = unknown.map(({ card }) => unknownCard(placeholderCode(card)));
  return { teams: [team], recognised, problems };
}

function unpackTeam(unpacker: Unpacker, catalogue: CardStore): Team | null {
  const room = ROOM[unpacker.take(ROOM.length)];
  const diceLimit = DICE_LIMITS[unpacker.take(DICE_LIMITS.length)];
  if (!room || !diceLimit) return null;
  const layout: Layout = { room, diceLimit, usualBasics: unpacker.take(2) === 1 };
  const isFull = unpacker.take(2) === 1;
  const cards = isFull ? FULL.cards : unpacker.take(MOST_ENTRIES.cards);
  const basicActions = isFull ? FULL.basicActions : unpacker.take(MOST_ENTRIES.basicActions);
  const take = (isBasic: boolean) => takeEntry(unpacker, layout, isBasic, catalogue);
  return newTeam({
    cards: Array.from({ length: cards }, () => take(false)),
    basicActions: Array.from({ length: basicActions }, () => take(true)),
  });
}

function takeEntry(
  unpacker: Unpacker,
  { room, diceLimit, usualBasics }: Layout,
  isBasic: boolean,
  catalogue: CardStore,
): TeamCard {
  const set = numberedSet(unpacker.take(room.sets), catalogue);
  const code = { set, number: unpacker.take(room.numbers) };
  const dice = isBasic && usualBasics ? BASIC_ACTION_DICE : unpacker.take(diceLimit);
  return { card: cardOf(code, catalogue) ?? placeholder(unknownId(code)), dice, note: '' };
}

/** How a card is called whose set or number came later than this version: `xfc-200`. */
function unknownId({ set, number }: CardCode): string {
  return `${set}-${String(number).padStart(3, '0')}`;
}
