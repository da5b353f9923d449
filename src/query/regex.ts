import { compileRegex, isWordChar, type Pattern } from './regex-compile.ts';

/**
 * Regular expressions that cannot hang a page: a small engine that walks all possibilities side by side,
 * so its time grows with text times pattern and never explodes. Case is ignored; there are no
 * backreferences, look-arounds or flags.
 */
const LONGEST_REGEX = 200;

/** What is wrong with a pattern, in words; null when it is fine. */
export function checkRegex(source: string): string | null {
  if (source.length > LONGEST_REGEX)
    return `A regular expression may have ${LONGEST_REGEX} characters at most.`;
  try {
    compileRegex(source);
    return null;
  } catch (error) {
    return `The regular expression does not read: ${(error as Error).message}.`;
  }
}

/** What stands before a place in the text. */
type Before = 'start' | 'word' | 'other';

/** All possibilities at one place of a text: the states entered with the last character. */
interface Crowd {
  before: Before;
  entered: number[];
  /** Where characters beyond the usual ones lead. */
  rare: Map<string, number>;
  /** Whether the pattern has matched if the text ends here; undefined until it is asked. */
  isEnd: boolean | undefined;
}

/** Characters below this stand in the table, one column each. */
const USUAL = 128;
/** More different crowds than this are forgotten and learnt anew. */
const MOST_CROWDS = 500;
/** Steps that learning where a character leads costs, besides those for each state it wakes. */
const LEARNING = 100;
const WAKING = 60;

const UNKNOWN = 0;
const FOUND = 1;
const FIRST = 2;

/**
 * A pattern that learns while it reads: which crowd a character leads to is worked out once and looked up
 * ever after, in this text and the next.
 */
export class Regex {
  readonly #pattern: Pattern;
  #crowds: Crowd[] = [];
  #numbers = new Map<string, number>();
  #table = new Uint16Array();

  constructor(source: string) {
    this.#pattern = compileRegex(source);
    this.#forget();
  }

  /** Whether the pattern occurs in a text in lower case. `spend` is told the steps taken and may end the search. */
  test(text: string, spend: (steps: number) => boolean): boolean {
    let table = this.#table;
    let current = FIRST;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      let next = code < USUAL ? table[current * USUAL + code] : UNKNOWN;
      if (!next) {
        next = this.#learn(current, text.charAt(at), spend);
        table = this.#table;
        if (next === UNKNOWN) return false;
      }
      if (next === FOUND) return spend(at);
      current = next;
    }
    return spend(text.length) && this.#isEnd(current, spend);
  }

  /** Where a character leads from a crowd; unknown when the steps run out. */
  #learn(from: number, char: string, spend: (steps: number) => boolean): number {
    const crowd = this.#crowds[from];
    if (!crowd) throw new Error('no such crowd');
    const known = crowd.rare.get(char);
    if (known !== undefined) return known;
    const awake = this.#wake(crowd, char);
    if (!spend(LEARNING + awake.size * WAKING)) return UNKNOWN;
    if (this.#accepts(awake)) return this.#note(from, char, FOUND);
    const entered = this.#enter(awake, char);
    const before = isWordChar(char) ? 'word' : 'other';
    const key = `${before} ${entered.join()}`;
    const number = this.#numbers.get(key);
    if (number !== undefined) return this.#note(from, char, number);
    if (this.#crowds.length >= MOST_CROWDS) {
      this.#forget();
      return this.#add(key, before, entered);
    }
    return this.#note(from, char, this.#add(key, before, entered));
  }

  #note(from: number, char: string, to: number): number {
    const code = char.charCodeAt(0);
    if (code < USUAL) this.#table[from * USUAL + code] = to;
    else this.#crowds[from]?.rare.set(char, to);
    return to;
  }

  #add(key: string, before: Before, entered: number[]): number {
    const number = this.#crowds.push({ before, entered, rare: new Map(), isEnd: undefined }) - 1;
    this.#numbers.set(key, number);
    if (this.#crowds.length * USUAL > this.#table.length) {
      const larger = new Uint16Array(this.#crowds.length * 2 * USUAL);
      larger.set(this.#table);
      this.#table = larger;
    }
    return number;
  }

  #forget(): void {
    this.#crowds = [];
    this.#numbers.clear();
    this.#table = new Uint16Array(16 * USUAL);
    for (const key of ['unknown', 'found', 'first']) this.#add(key, 'start', []);
  }

  #isEnd(number: number, spend: (steps: number) => boolean): boolean {
    const crowd = this.#crowds[number];
    if (!crowd) return false;
    if (crowd.isEnd === undefined) {
      const awake = this.#wake(crowd, '');
      if (!spend(LEARNING + awake.size * WAKING)) return false;
      crowd.isEnd = this.#accepts(awake);
    }
    return crowd.isEnd;
  }

  /** Every state that can be reached here without taking a character; `char` is what follows. */
  #wake({ entered, before }: Crowd, char: string): Set<number> {
    const awake = new Set<number>();
    const waiting = [this.#pattern.start, ...entered];
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      if (awake.has(index)) continue;
      awake.add(index);
      const state = this.#pattern.states[index];
      if (state?.kind === 'fork') waiting.push(...state.ways);
      else if (state?.kind === 'edge' && holds(state.edge, before, char)) waiting.push(state.next);
    }
    return awake;
  }

  #accepts(awake: Set<number>): boolean {
    for (const index of awake) if (this.#pattern.states[index]?.kind === 'accept') return true;
    return false;
  }

  /** The states that the awake ones reach by taking the character. */
  #enter(awake: Set<number>, char: string): number[] {
    const entered = new Set<number>();
    for (const index of awake) {
      const state = this.#pattern.states[index];
      if (state?.kind === 'take' && state.matches(char)) entered.add(state.next);
    }
    return [...entered].sort((a, b) => a - b);
  }
}

function holds(edge: '^' | '$' | 'b', before: Before, char: string): boolean {
  if (edge === '^') return before === 'start';
  if (edge === '$') return char === '';
  return (before === 'word') !== isWordChar(char === '' ? undefined : char);
}
