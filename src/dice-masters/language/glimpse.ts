import type { Amount, Dice } from './dice.ts';
import type { Effect } from './effect.ts';
import { DICE } from './grammar/dice.ts';
import { EFFECT } from './grammar/effects.ts';
import { momentOf } from './grammar/events.ts';
import { type Form, type Reading, startReading } from './grammar/form.ts';
import { spoken } from './grammar/lines.ts';
import { RULE } from './grammar/rules.ts';
import { NOT_DONE, TARGETS, VERBS } from './lone-words.ts';
import type { Rule } from './rule.ts';

/** What the grammar makes out at a place of a line that it does not read as a whole. */
type Piece =
  | { kind: 'effect'; effect: Effect }
  | { kind: 'rule'; rule: Rule }
  | { kind: 'moment' }
  /** Dice that stand behind words which no form knows. */
  | { kind: 'dice'; dice: Dice }
  /** Words that tell a kind of `effect:` or `targets:` where nothing around them is read. */
  | { kind: 'word'; verb: string | undefined; target: string | undefined };

const ANY_X: Amount = 1;

/** Looks at every word of a line for something that can be read from there on. */
export function glimpse(line: string): Piece[] {
  const reading = startReading(spoken(line), ANY_X);
  const pieces: Piece[] = [];
  let read = 0;
  for (const at of wordStarts(reading.line)) {
    if (at < read) continue;
    const [piece, end] = longest(PIECE, at, reading) ?? [loneWord(at, reading.line), at];
    pieces.push(piece);
    read = end;
  }
  return pieces;
}

/** The longest of what can be read; dice alone only where nothing is done to them. */
const PIECE: readonly ((at: number, reading: Reading) => readonly [Piece, number] | undefined)[] = [
  finder(EFFECT, (effect) => ({ kind: 'effect', effect })),
  finder(RULE, (rule) => ({ kind: 'rule', rule })),
  finder(momentOf('this die').form, () => ({ kind: 'moment' })),
  finder(DICE.your.plural, (dice) => ({ kind: 'dice', dice })),
  finder(DICE.your.single, (dice) => ({ kind: 'dice', dice })),
];

function finder<T>(form: Form<T>, make: (value: T) => Piece) {
  return (at: number, reading: Reading): readonly [Piece, number] | undefined => {
    const whole = form
      .read(at, reading)
      .filter(([, end]) => end > at && endsWord(reading.line, end))
      .reduce<readonly [T, number] | undefined>(
        (best, one) => (best && best[1] >= one[1] ? best : one),
        undefined,
      );
    return whole && [make(whole[0]), whole[1]];
  };
}

function longest(
  finders: typeof PIECE,
  at: number,
  reading: Reading,
): readonly [Piece, number] | undefined {
  let best: readonly [Piece, number] | undefined;
  for (const find of finders) {
    const found = find(at, reading);
    if (found && found[1] > (best?.[1] ?? 0)) best = found;
  }
  return best;
}

/** Places where a word begins. */
function* wordStarts(line: string): Generator<number> {
  for (let at = 0; at < line.length; ) {
    yield at;
    const space = line.indexOf(' ', at);
    if (space < 0) return;
    at = space + 1;
  }
}

function endsWord(line: string, at: number): boolean {
  return !/[\w'+-]/.test(line.charAt(at));
}

function loneWord(at: number, line: string): Piece {
  const [one, two, three] = wordsAt(at, line);
  const verb = VERBS[three] ?? VERBS[two] ?? VERBS[one];
  const target = TARGETS[three] ?? TARGETS[one];
  return { kind: 'word', verb: isDone(at, line) ? verb : undefined, target };
}

/** The next word, the next two and the next three, without numbers and marks. */
function wordsAt(at: number, line: string): [string, string, string] {
  const [one = '', two = '', three = ''] = line
    .slice(at)
    .split(' ', 3)
    .map((word) =>
      word
        .replace(/^[(“]/, '')
        .replace(/^\[\[.*/, '[[')
        .replace(/(?<!\w)(?:\d+|X)(?=[AD]?\b)/, '#')
        .replace(/[.,;:)]+$/, ''),
    );
  return [one, `${one} ${two}`, `${one} ${two} ${three}`];
}

function isDone(at: number, line: string): boolean {
  const before = line.slice(0, at).trimEnd();
  return !NOT_DONE.has(before.slice(before.lastIndexOf(' ') + 1));
}
