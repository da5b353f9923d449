import {
  type Form,
  keyOf,
  missed,
  type Reading,
  type Starts,
  startsOf,
  type Writing,
} from './form.ts';

/** Some keys of a record, said together in one place of a pattern. */
export class Part<T> {
  readonly keys: readonly (keyof T)[];
  readonly form: Form<T>;
  constructor(keys: readonly (keyof T)[], form: Form<T>) {
    this.keys = keys;
    this.form = form;
  }
}

type Slot = Form<unknown> | Part<Record<string, unknown>>;
/** A form for each field that the pattern names; names of parts are free. */
type Slots<T> = { [K in keyof T]?: Form<NonNullable<T[K]>> | Form<T[K]> } & {
  [name: string]: object | undefined;
};
type Piece =
  | string
  | { key: string; form: Form<unknown> }
  | { part: Part<Record<string, unknown>> };

/**
 * A record in words: `form({ do: 'spin' }, 'spin <dice> up <by>', { dice: DICE, by: LEVELS })`.
 * What stands in angles is said by the form of that name; the rest of the record is fixed.
 */
export function form<T extends object>(
  fixed: Partial<T>,
  pattern: string,
  slots: Slots<T> = {} as Slots<T>,
): Form<T> {
  const pieces = piecesOf(pattern, slots as Record<string, Slot | undefined>);
  const fixedKeys = Object.entries(fixed).map(([key, value]) => [key, keyOf(value)] as const);
  const said = new Set<string>(Object.keys(fixed));
  for (const piece of pieces) {
    if (typeof piece === 'string') continue;
    for (const key of 'part' in piece ? piece.part.keys : [piece.key]) said.add(key);
  }
  return {
    starts: () => startsOfPieces(pieces),
    read: (at, reading) => {
      const out: [T, number][] = [];
      readPieces(pieces, 0, at, { ...fixed }, reading, out as [object, number][]);
      return out;
    },
    write: (value, writing) => {
      if (typeof value !== 'object' || value === null) return null;
      const record = value as Record<string, unknown>;
      for (const [key, expected] of fixedKeys) if (keyOf(record[key]) !== expected) return null;
      for (const key of Object.keys(record)) {
        if (record[key] !== undefined && !said.has(key)) return null;
      }
      return writePieces(pieces, record, writing);
    },
  };
}

function piecesOf(pattern: string, slots: Record<string, Slot | undefined>): Piece[] {
  return pattern
    .split(/(<\w+>)/)
    .filter(Boolean)
    .map((text): Piece => {
      const key = /^<(\w+)>$/.exec(text)?.[1];
      if (key === undefined) return text;
      const slot = slots[key];
      if (slot === undefined) throw new Error(`"${pattern}" has no form for <${key}>`);
      return slot instanceof Part ? { part: slot } : { key, form: slot };
    });
}

function startsOfPieces(pieces: readonly Piece[]): Starts | undefined {
  const letters = new Set<string>();
  for (const piece of pieces) {
    const starts =
      typeof piece === 'string'
        ? startsOf(piece)
        : ('part' in piece ? piece.part.form : piece.form).starts?.();
    if (starts === undefined) return undefined;
    for (const letter of starts.letters) letters.add(letter);
    if (!starts.empty) return { letters, empty: false };
  }
  return { letters, empty: true };
}

function readPieces(
  pieces: readonly Piece[],
  place: number,
  at: number,
  record: Record<string, unknown>,
  reading: Reading,
  out: [object, number][],
): void {
  const piece = pieces[place];
  if (piece === undefined) {
    out.push([record, at]);
    return;
  }
  if (typeof piece === 'string') {
    if (reading.line.startsWith(piece, at)) {
      readPieces(pieces, place + 1, at + piece.length, record, reading, out);
    } else missed(reading, at, piece);
    return;
  }
  if ('part' in piece) {
    for (const [value, end] of piece.part.form.read(at, reading)) {
      readPieces(pieces, place + 1, end, { ...record, ...value }, reading, out);
    }
    return;
  }
  for (const [value, end] of piece.form.read(at, reading)) {
    const next = value === undefined ? record : { ...record, [piece.key]: value };
    readPieces(pieces, place + 1, end, next, reading, out);
  }
}

function writePieces(
  pieces: readonly Piece[],
  record: Record<string, unknown>,
  writing: Writing,
): string | null {
  let text = '';
  for (const piece of pieces) {
    const words =
      typeof piece === 'string'
        ? piece
        : 'part' in piece
          ? piece.part.form.write(picked(record, piece.part.keys), writing)
          : piece.form.write(record[piece.key], writing);
    if (words === null) return null;
    text += words;
  }
  return text;
}

function picked(record: Record<string, unknown>, keys: readonly string[]) {
  const some: Record<string, unknown> = {};
  for (const key of keys) if (record[key] !== undefined) some[key] = record[key];
  return some;
}
