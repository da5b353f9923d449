import { BURSTS, type Burst, type Clause, TEXT_KEYWORDS } from '../clause.ts';
import type { Amount } from '../dice.ts';
import { X_EXPLAINED } from './amounts.ts';
import { ACTION_CLAUSE, CHARACTER_CLAUSE, CONTINUOUS_CLAUSE, sameAs } from './clauses.ts';
import { OPENINGS } from './events.ts';
import { type Form, type Reading, startReading } from './form.ts';
import { capital, keywordName } from './marks.ts';
import { scriptLine, scriptOf } from './scripts.ts';
import { makesSense } from './sense.ts';

/** What a card is besides its lines. */
export interface CardFrame {
  kind: 'character' | 'action';
  keywords: readonly string[];
  keywordValues: Readonly<Record<string, string>>;
}

/** Where reading came to an end, what stands there and what could have followed. */
export interface Stop {
  /** Letters before it. */
  at: number;
  word: string;
  wanted: readonly string[];
}

export type LineReading = { ok: true; clause: Clause } | { ok: false; stop: Stop };

/** What stands around a line: the card, the clauses of the lines above, and what is said already. */
export interface Around {
  /** Whether somebody wants to know what could have followed. */
  isCurious?: boolean;
  frame: CardFrame;
  before: readonly Clause[];
  /** The first clause of a Continuous action, which says so. */
  opens: boolean;
}

const X = '; X = ';
const CONTINUOUS = 'Continuous: ';
const INSTEAD = 'instead: ';

/** Words that keep their capital wherever they stand. */
const CAPITALS = /^(?:KO|Prep|Sidekick|Globals?\b|X\b)/;
export const OPENING_WORDS = [...new Set(OPENINGS.map(([opening]) => opening))];
const OPENING = new RegExp(
  `^(?:${[...OPENING_WORDS, 'Active', 'Underdog, Fielded', ...TEXT_KEYWORDS.map(keywordName)].join('|')}): `,
);

/** The beginning of a sentence as it would stand inside one. */
function plain(text: string): string {
  if (CAPITALS.test(text) || OPENING.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Later sentences of a line as they would stand inside one; names in quotes stay. */
function inner(text: string): string {
  return text.replace(/“[^”]*”|\. [A-Z][^.“]*/g, (part) =>
    part.startsWith('“') ? part : `. ${plain(part.slice(2))}`,
  );
}

/** The same the other way; the first letter as told. */
function outer(text: string, isFirst: boolean): string {
  const begun = text.replace(/“[^”]*”|\. [a-z]/g, (part) =>
    part.startsWith('“') ? part : part.toUpperCase(),
  );
  return isFirst ? capital(begun) : begun;
}

function stopIn({ line, far, wanted }: Reading, shift: number, whole: string): Stop {
  const at = Math.min(far, line.length) + shift;
  const word = /^\s*(\S+)/.exec(whole.slice(at))?.[1] ?? 'the end';
  return { at, word, wanted: [...(wanted ?? [])].sort() };
}

interface Marks {
  burst?: Burst;
  instead?: true;
}

/** The marks in front of a line, and how many letters they take. */
function marksOf(line: string): { marks: Marks; length: number } {
  const burst = BURSTS.find((one) => line.startsWith(`${one} `));
  const from = burst === undefined ? 0 : burst.length + 1;
  const isInstead = line.startsWith(INSTEAD, from);
  const marks: Marks = { ...(burst && { burst }), ...(isInstead && { instead: true }) };
  return { marks, length: from + (isInstead ? INSTEAD.length : 0) };
}

/** The forms that a clause with these marks may have, the likelier first. */
function formsOf({ burst, instead }: Marks, { frame, before }: Around): Form<Clause>[] {
  const base = burst && before.findLast((clause) => clause.burst === undefined);
  const same = base ? sameAs(base) : null;
  return [...(same ? [same] : []), ...(instead ? [] : [clauseForm(frame)])];
}

function clauseForm({ kind, keywords }: CardFrame): Form<Clause> {
  if (kind === 'character') return CHARACTER_CLAUSE;
  return keywords.includes('continuous') ? CONTINUOUS_CLAUSE : ACTION_CLAUSE;
}

/** What `X` stands for at the end of a line, or where reading it stopped. */
function explanation(line: string, end: number): { from: number; x?: Amount; stop?: Stop } {
  const from = line.lastIndexOf(X, end);
  if (from < 0) return { from: end };
  const reading = startReading(line.slice(from + X.length, end));
  const whole = X_EXPLAINED.read(0, reading).find(([, stop]) => stop === reading.line.length);
  return whole ? { from, x: whole[0] } : { from, stop: stopIn(reading, from + X.length, line) };
}

/** Reads one line of a card. */
export function readLine(line: string, around: Around): LineReading {
  const { marks, length } = marksOf(line);
  const script = scriptOf(line.slice(length), marks.burst);
  if (script !== undefined) return { ok: true, clause: { kind: 'script', script, ...marks } };
  const { from, x, stop } = explanation(line, line.endsWith('.') ? line.length - 1 : line.length);
  if (stop) return { ok: false, stop };
  const isLed = around.opens && line.startsWith(CONTINUOUS, length);
  const start = length + (isLed ? CONTINUOUS.length : 0);
  const reading = startReading(inner(plain(line.slice(start, from))), x, around.isCurious);
  const clause = formsOf(marks, around)
    .values()
    .flatMap((form) => form.read(0, reading))
    .filter(([, end]) => end === reading.line.length)
    .map(([bare]) => ({ ...bare, ...marks }) as Clause)
    .find((one) => writeLine(one, around) === line);
  return clause ? { ok: true, clause } : { ok: false, stop: stopIn(reading, start, line) };
}

/** Writes one clause as a line; null where the language has no words for it. */
export function writeLine({ burst, instead, ...bare }: Clause, around: Around): string | null {
  const head = `${burst ? `${burst} ` : ''}${instead ? INSTEAD : ''}`;
  if (bare.kind === 'script') {
    const line = scriptLine(bare.script, burst);
    return line === undefined ? null : `${head}${line}`;
  }
  if (!makesSense(bare as Clause)) return null;
  const lead = around.opens && bare.kind !== 'global' ? CONTINUOUS : '';
  const marks = { ...(burst && { burst }), ...(instead && { instead }) };
  for (const form of formsOf(marks, around)) {
    const text = sentenceOf(bare as Clause, form, !instead && lead === '');
    if (text !== null) return `${head}${lead}${text}`;
  }
  return null;
}

/** The clause with its X explained and its full stop. */
function sentenceOf(clause: Clause, form: Form<Clause>, isFirst: boolean): string | null {
  const writing: { x?: Amount } = {};
  const words = form.write(clause, writing);
  const x = writing.x === undefined ? '' : X_EXPLAINED.write(writing.x, {});
  if (words === null || x === null) return null;
  return `${outer(words, isFirst)}${x && `${X}${x}`}.`;
}
