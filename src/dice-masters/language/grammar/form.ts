/** A line that is being read: what stands behind its X, and how far reading came. */
export interface Reading {
  readonly line: string;
  /** What `X` stands for in this line; undefined where nothing explains it. */
  x?: unknown;
  /** The furthest place that nothing fitted. */
  far: number;
  /** What could have followed there, where somebody wants to know. */
  wanted: Set<string> | null;
  readonly memo: Map<object, (Found<unknown> | undefined)[]>;
}

/** What was said so far: the explanation of its X. */
export interface Writing {
  x?: unknown;
}

/** Every way to read something from a place on, with the place where it ends. */
type Found<T> = readonly (readonly [value: T, end: number])[];

/** One form of the language: what reads it and what writes it, side by side. */
export interface Form<T> {
  read(at: number, reading: Reading): Found<T>;
  /** Null where this form cannot say the value. */
  write(value: T, writing: Writing): string | null;
  /** The letters it can begin with; left out where it may begin with any. */
  starts?(): Starts | undefined;
}

export interface Starts {
  letters: ReadonlySet<string>;
  /** It may be nothing at all. */
  empty: boolean;
}

const NOTHING: Found<never> = [];

export function startReading(line: string, x?: unknown, isCurious = false): Reading {
  return { line, x, far: 0, wanted: isCurious ? new Set() : null, memo: new Map() };
}

/** Notes that words were looked for in vain. */
export function missed(reading: Reading, at: number, words: string): void {
  if (at + words.length < reading.far) return;
  let same = 0;
  while (same < words.length && reading.line[at + same] === words[same]) same++;
  const from = same === words.length ? same : words.lastIndexOf(' ', same - 1) + 1;
  const place = at + from;
  if (place < reading.far) return;
  if (place > reading.far) {
    reading.far = place;
    reading.wanted?.clear();
  }
  reading.wanted?.add(words.slice(from).trim() || words);
}

/** Fixed words that stand for a value. */
export function word<T>(words: string, value: T): Form<T> {
  const [key, found] = [keyOf(value), (end: number): Found<T> => [[value, end]]];
  return {
    read: (at, reading) => {
      if (reading.line.startsWith(words, at)) return found(at + words.length);
      missed(reading, at, words);
      return NOTHING;
    },
    write: (one) => (keyOf(one) === key ? words : null),
    starts: () => startsOf(words),
  };
}

export function startsOf(words: string): Starts {
  return { letters: new Set(words.charAt(0)), empty: words === '' };
}

/** One of several words, each for a value of its own. */
export function wordsFor<const T extends string | number | boolean>(
  table: Readonly<Record<string, string>> | readonly (readonly [T, string])[],
): Form<T> {
  const rows = (Array.isArray(table) ? table : Object.entries(table)) as [T, string][];
  return oneOf(...rows.map(([value, words]) => word<T>(words, value)));
}

/** A piece of the line that a pattern describes, such as a number or a name in quotes. */
export function token<T>(
  called: string,
  pattern: RegExp,
  make: (text: string) => T,
  say: (value: T) => string | null,
  letters?: string,
): Form<T> {
  const sticky = new RegExp(pattern.source, 'y');
  return {
    read: (at, reading) => {
      sticky.lastIndex = at;
      const text = sticky.exec(reading.line)?.[0];
      if (text !== undefined) return [[make(text), at + text.length]];
      missed(reading, at, called);
      return NOTHING;
    },
    write: (value) => (value === undefined ? null : say(value)),
    starts: () => (letters ? { letters: new Set(letters), empty: false } : undefined),
  };
}

/** Whichever fits. Writing takes the first that can say the value. */
export function oneOf<T>(...forms: readonly Form<T>[]): Form<T> {
  const likely = new Map<string, readonly Form<T>[]>();
  /** The forms that can begin with a letter. */
  const beginning = (letter: string): readonly Form<T>[] => {
    const known = likely.get(letter);
    if (known !== undefined) return known;
    const some = forms.filter((form) => {
      const starts = form.starts?.();
      return starts === undefined || starts.empty || starts.letters.has(letter);
    });
    likely.set(letter, some);
    return some;
  };
  return {
    starts: () => {
      const letters = new Set<string>();
      let empty = false;
      for (const form of forms) {
        const starts = form.starts?.();
        if (starts === undefined) return undefined;
        for (const letter of starts.letters) letters.add(letter);
        empty ||= starts.empty;
      }
      return { letters, empty };
    },
    read: (at, reading) => {
      let all: Found<T> = NOTHING;
      if (at > reading.far) {
        reading.far = at;
        reading.wanted?.clear();
      }
      for (const form of reading.wanted ? forms : beginning(reading.line.charAt(at))) {
        const found = form.read(at, reading);
        if (found.length > 0) all = all.length === 0 ? found : [...all, ...found];
      }
      return all;
    },
    write: (value, writing) => {
      const { x } = writing;
      for (const form of forms) {
        const words = form.write(value, writing);
        if (words !== null) return words;
        writing.x = x;
      }
      return null;
    },
  };
}

/** Something that may be left out. */
export function maybe<T>(form: Form<T>): Form<T | undefined> {
  return {
    starts: () => {
      const starts = form.starts?.();
      return starts && { letters: starts.letters, empty: true };
    },
    read: (at, reading) => [[undefined, at], ...form.read(at, reading)],
    write: (value, writing) => (value === undefined ? '' : form.write(value, writing)),
  };
}

/** A form that others speak of before it is made; what it reads at a place is remembered. */
export function later<T>(make: () => Form<T>): Form<T> {
  let form: Form<T> | null = null;
  const made = () => {
    form ??= make();
    return form;
  };
  let isAsking = false;
  let starts: Starts | undefined;
  let isKnown = false;
  const self: Form<T> = {
    starts: () => {
      if (isKnown || isAsking) return starts;
      isAsking = true;
      starts = made().starts?.();
      isAsking = false;
      isKnown = true;
      return starts;
    },
    read: (at, reading) => {
      const places = placesOf(reading, self);
      const known = places[at] as Found<T> | undefined;
      if (known !== undefined) return known;
      const found = made().read(at, reading);
      places[at] = found;
      return found;
    },
    write: (value, writing) => made().write(value, writing),
  };
  return self;
}

function placesOf({ memo }: Reading, key: object): (Found<unknown> | undefined)[] {
  const known = memo.get(key);
  if (known !== undefined) return known;
  const places: (Found<unknown> | undefined)[] = [];
  memo.set(key, places);
  return places;
}

/** The same words for another value. */
export function mapped<A, B>(
  form: Form<A>,
  make: (value: A) => B | null,
  take: (value: B) => A | null,
): Form<B> {
  return {
    starts: () => form.starts?.(),
    read: (at, reading) =>
      form.read(at, reading).flatMap(([value, end]): [B, number][] => {
        const made = make(value);
        return made === null ? [] : [[made, end]];
      }),
    write: (value, writing) => {
      const taken = value === undefined ? null : take(value);
      return taken === null ? null : form.write(taken, writing);
    },
  };
}

/** At least `least` of the same, with words between them. */
export function listOf<T>(form: Form<T>, between: string, least = 1): Form<readonly T[]> {
  return {
    starts: () => form.starts?.(),
    read: (at, reading) => {
      const out: [T[], number][] = [];
      const grow = (items: T[], place: number) => {
        for (const [value, end] of form.read(place, reading)) {
          const all = [...items, value];
          if (all.length >= least) out.push([all, end]);
          if (reading.line.startsWith(between, end)) grow(all, end + between.length);
          else missed(reading, end, between);
        }
      };
      grow([], at);
      return out;
    },
    write: (values, writing) => {
      if (!Array.isArray(values) || values.length < least) return null;
      const said: string[] = [];
      for (const value of values) {
        const words = form.write(value, writing);
        if (words === null) return null;
        said.push(words);
      }
      return said.join(between);
    },
  };
}

/** Values that mean the same have the same key, whatever the order of their fields. */
export function keyOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${fields
    .map(([key, inner]) => `${key}:${keyOf(inner)}`)
    .sort()
    .join()}}`;
}
