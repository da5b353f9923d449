const MOST_STATES = 2000;

/** Whether a lower-case character fits. */
type Matcher = (char: string) => boolean;

/** A step of the compiled pattern: take a character, choose between two ways, hold at an edge, or accept. */
type State =
  | { kind: 'take'; matches: Matcher; next: number }
  | { kind: 'fork'; ways: [number, number] }
  | { kind: 'edge'; edge: '^' | '$' | 'b'; next: number }
  | { kind: 'accept' };

export interface Pattern {
  states: State[];
  start: number;
}

export function compileRegex(source: string): Pattern {
  return new Compiler(source).compile();
}

/** Builds the states back to front: each part is told which state follows it. */
class Compiler {
  #at = 0;
  readonly #source: string;
  readonly #states: State[] = [{ kind: 'accept' }];

  constructor(source: string) {
    this.#source = source;
  }

  compile(): Pattern {
    const build = this.#readChoice();
    if (this.#at < this.#source.length) throw new Error('a “)” closes nothing');
    return { start: build(0), states: this.#states };
  }

  #add(state: State): number {
    if (this.#states.length >= MOST_STATES) throw new Error('it repeats too much');
    return this.#states.push(state) - 1;
  }

  #readChoice(): Build {
    const ways = [this.#readSequence()];
    while (this.#peek() === '|') {
      this.#at += 1;
      ways.push(this.#readSequence());
    }
    return ways.reduce(
      (one, other) => (next) => this.#add({ kind: 'fork', ways: [one(next), other(next)] }),
    );
  }

  #readSequence(): Build {
    const parts: Build[] = [];
    while (this.#at < this.#source.length && this.#peek() !== '|' && this.#peek() !== ')') {
      parts.push(this.#readRepeat(this.#readAtom()));
    }
    return (next) => parts.reduceRight((follow, part) => part(follow), next);
  }

  #readRepeat(part: Build): Build {
    const [whole, mark, least, comma, most] =
      /^(?:([*+?])|\{(\d{1,2})(,)?(\d{1,2})?\})\??/.exec(this.#source.slice(this.#at)) ?? [];
    if (whole === undefined) return part;
    this.#at += whole.length;
    if (mark === '*') return this.#many(part);
    if (mark === '+') return (next) => part(this.#many(part)(next));
    if (mark === '?') return this.#maybe(part);
    const from = Number(least);
    const to = comma ? (most === undefined ? null : Number(most)) : from;
    if (to !== null && to < from) throw new Error('a repeat counts backwards');
    const fixed = Array.from({ length: from }, () => part);
    const tail =
      to === null ? [this.#many(part)] : Array.from({ length: to - from }, () => this.#maybe(part));
    return (next) => [...fixed, ...tail].reduceRight((follow, one) => one(follow), next);
  }

  #many(part: Build): Build {
    return (next) => {
      const fork: State = { kind: 'fork', ways: [0, next] };
      const index = this.#add(fork);
      fork.ways = [part(index), next];
      return index;
    };
  }

  #maybe(part: Build): Build {
    return (next) => this.#add({ kind: 'fork', ways: [part(next), next] });
  }

  #readAtom(): Build {
    const char = this.#take();
    switch (char) {
      case '(': {
        if (this.#source.startsWith('?:', this.#at)) this.#at += 2;
        else if (this.#peek() === '?') throw new Error('look-around is not offered');
        const inner = this.#readChoice();
        if (this.#take() !== ')') throw new Error('a “(” is not closed');
        return inner;
      }
      case '^':
      case '$':
        return (next) => this.#add({ kind: 'edge', edge: char, next });
      case '*':
      case '+':
      case '?':
        throw new Error(`“${char}” has nothing to repeat`);
      case '.':
        return this.#taking(() => true);
      case '[':
        return this.#taking(this.#readClass());
      case '\\':
        return this.#readEscape();
      default:
        return this.#taking(literal(char));
    }
  }

  #readEscape(): Build {
    const char = this.#take();
    if (char === '') throw new Error('it ends in a backslash');
    if (char === 'b') return (next) => this.#add({ kind: 'edge', edge: 'b', next });
    if (/\d/.test(char)) throw new Error('backreferences are not offered');
    return this.#taking(classMatcher(char) ?? literal(char));
  }

  #readClass(): Matcher {
    const negated = this.#peek() === '^';
    if (negated) this.#at += 1;
    const matchers: Matcher[] = [];
    while (this.#peek() !== ']') {
      let from = this.#take();
      if (from === '') throw new Error('a “[” is not closed');
      if (from === '\\') {
        from = this.#take();
        const known = classMatcher(from);
        if (known) {
          matchers.push(known);
          continue;
        }
      }
      if (this.#peek() === '-' && this.#source[this.#at + 1] !== ']') {
        this.#at += 1;
        matchers.push(between(from, this.#take()));
      } else matchers.push(literal(from));
    }
    this.#at += 1;
    return (char) => matchers.some((matches) => matches(char)) !== negated;
  }

  #taking(matches: Matcher): Build {
    return (next) => this.#add({ kind: 'take', matches, next });
  }

  #peek(): string {
    return this.#source[this.#at] ?? '';
  }

  #take(): string {
    const char = this.#peek();
    this.#at += 1;
    return char;
  }
}

/** Adds a part in front of the state that follows it. */
type Build = (next: number) => number;

function literal(char: string): Matcher {
  const lower = char.toLowerCase();
  return (other) => other === lower;
}

function between(from: string, to: string): Matcher {
  const [low, high] = [from.toLowerCase(), to.toLowerCase()];
  return (char) => char >= low && char <= high;
}

const CLASSES: Record<string, Matcher> = {
  d: (char) => char >= '0' && char <= '9',
  w: isWordChar,
  s: (char) => /\s/.test(char),
};

/** `\d`, `\w`, `\s`, and in capitals everything else. */
function classMatcher(letter: string): Matcher | null {
  const matches = CLASSES[letter.toLowerCase()];
  if (!matches) return null;
  return CLASSES[letter] ? matches : (char) => !matches(char);
}

export function isWordChar(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\p{N}_]/u.test(char);
}
