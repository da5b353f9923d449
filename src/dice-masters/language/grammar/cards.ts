import type { Clause, When } from '../clause.ts';
import { OPENINGS } from './events.ts';
import { keyOf } from './form.ts';
import {
  type Around,
  type CardFrame,
  OPENING_WORDS,
  readLine,
  type Stop,
  writeLine,
} from './lines.ts';
import { keywordId, keywordMark } from './marks.ts';

/** Keywords that open a clause instead of standing alone. */
const OPENING_KEYWORDS: ReadonlySet<string> = new Set([
  'impulse',
  'underdog',
  'awaken',
  'energize',
  'teamwatch',
  'back-for-more',
  'continuous',
]);

/** `[[Range]] 2`, `[[Suit Up]] “Iron Man” or “Spider-Man”`. */
function keywordLine(id: string, value: string | undefined): string {
  if (value === undefined) return keywordMark(id);
  const names = value.split(' or ').map((name) => `“${name}”`);
  return `${keywordMark(id)} ${/[A-Za-z]/.test(value) ? names.join(' or ') : value}`;
}

/** A line that was not read, by its place on the card. */
export interface StoppedLine extends Stop {
  line: number;
}

const LONE = /^\[\[([^\]]+)\]\](?: [^.]*)?$/;

function keywordStop(text: string, line: number, frame: CardFrame): StoppedLine | null {
  const id = keywordId(LONE.exec(text)?.[1] ?? '');
  const wanted = keywordLine(id, frame.keywordValues[id]);
  if (!frame.keywords.includes(id)) {
    return { line, at: 0, word: text, wanted: ['a keyword of the card'] };
  }
  return wanted === text ? null : { line, at: 0, word: text, wanted: [wanted] };
}

/** Reads all lines of a card: keywords first, then a clause a line. */
export function readCard(
  lines: readonly string[],
  frame: CardFrame,
): { clauses: readonly Clause[]; stops: readonly StoppedLine[] } {
  const clauses: Clause[] = [];
  const stops: StoppedLine[] = [];
  for (const [line, text] of lines.entries()) {
    const read = LONE.test(text) ? keywordStop(text, line, frame) : clausesOf(text, frame, clauses);
    if (Array.isArray(read)) clauses.push(...read);
    else if (read) stops.push({ ...read, line });
  }
  return { clauses, stops };
}

/** The clauses of a line, one for each of its openings; or where reading stopped. */
function clausesOf(text: string, frame: CardFrame, before: readonly Clause[]): Clause[] | Stop {
  const clauses: Clause[] = [];
  for (const one of unjoined(text)) {
    const read = readLine(one, around(frame, before));
    if (!read.ok) return { ...read.stop, at: read.stop.at + text.length - one.length };
    clauses.push(read.clause);
  }
  return clauses;
}

function around(frame: CardFrame, before: readonly Clause[]): Around {
  const isContinuous = frame.keywords.includes('continuous');
  return { frame, before, opens: isContinuous && before.every(({ kind }) => kind === 'global') };
}

/** Writes all lines of a card; null where a clause has no words. */
export function writeCard(clauses: readonly Clause[], frame: CardFrame): string[] | null {
  const lines = frame.keywords
    .filter((id) => !OPENING_KEYWORDS.has(id))
    .map((id) => keywordLine(id, frame.keywordValues[id]));
  for (let place = 0; place < clauses.length; ) {
    const openings = alike(clauses.slice(place));
    const [clause] = clauses.slice(place, place + 1);
    const line = clause && writeLine(clause, around(frame, clauses.slice(0, place)));
    if (typeof line !== 'string') return null;
    lines.push(openings.length < 2 ? line : openings.join(', ') + line.slice(openings[0]?.length));
    place += Math.max(1, openings.length);
  }
  return lines;
}

const JOINED = new RegExp(`^((?:${OPENING_WORDS.join('|')})(?:, (?=[A-Z]))?){2,}: `);

/** `Fielded, KO'd: …` is a clause for each of its openings. */
function unjoined(line: string): string[] {
  const head = JOINED.exec(line)?.[0];
  if (head === undefined) return [line];
  const rest = line.slice(head.length);
  return head
    .slice(0, -2)
    .split(', ')
    .map((opening) => `${opening}: ${rest}`);
}

/** The word that opens a clause of which it says everything that is waited for. */
function openingOf(clause: Clause): string | undefined {
  if (clause.kind !== 'when' || clause.burst !== undefined || clause.anywhere) return undefined;
  const { event, die, by, player, combat, eachDie } = clause;
  const moment = { event, die, by, player, combat, eachDie };
  return OPENINGS.find(([, form]) => form.write(moment as never, {}) === '')?.[0];
}

/** The openings of clauses in a row that differ in nothing else. */
function alike(clauses: readonly Clause[]): string[] {
  const openings: string[] = [];
  const rest = ({ event: _, eachDie: _each, player: _player, ...others }: When) => keyOf(others);
  const [first] = clauses;
  for (const clause of clauses) {
    const opening = openingOf(clause);
    if (opening === undefined || openings.includes(opening)) break;
    if (rest(clause as When) !== rest(first as When)) break;
    openings.push(opening);
  }
  return openings;
}
