type Fields = Record<string, unknown>;

/** Letters of a foreign name that a sentence quotes. */
const LONGEST_QUOTE = 30;

/** One object of a file, checked by hand; what is missing is as usual, what is wrong is noted with its place. */
export class CheckedPart {
  readonly isObject: boolean;
  readonly #fields: Fields;
  readonly #where: string;
  readonly #problems: string[];

  constructor(value: unknown, where: string, problems: string[]) {
    this.isObject = isFields(value);
    this.#fields = isFields(value) ? value : {};
    this.#where = where;
    this.#problems = problems;
    if (value !== undefined && !this.isObject) this.#note('must be named values in braces');
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#fields, key);
  }

  part(key: string): CheckedPart {
    return new CheckedPart(this.#get(key), this.#place(key), this.#problems);
  }

  text(key: string, longest: number): string {
    const value = this.#get(key);
    const words = typeof value === 'string' ? value.trim() : '';
    if (words !== '' && words.length <= longest) return words;
    this.#note(`must be words, at most ${longest} letters`, key);
    return '';
  }

  /** The text of a field that looks like this, else null. */
  fits(key: string, pattern: RegExp): string | null {
    const value = this.#get(key);
    return typeof value === 'string' && pattern.test(value) ? value : null;
  }

  /** `usual` is null where the word must be there. */
  word<Word extends string>(
    key: string,
    words: readonly [Word, ...Word[]],
    usual: Word | null,
  ): Word {
    const value = this.#get(key);
    const found = words.find((word) => word === value) ?? (value === undefined ? usual : null);
    if (found === null) this.#note(`must be one of ${words.join(', ')}`, key);
    return found ?? words[0];
  }

  words<Word extends string>(key: string, known: readonly Word[], most: number): Word[] {
    const value = this.#get(key);
    if (value === undefined) return [];
    const list: unknown[] = Array.isArray(value) ? value : [null];
    const found = list.slice(0, most).flatMap((one) => known.find((word) => word === one) ?? []);
    if (found.length !== list.length) {
      this.#note(`must be a list of at most ${most} of ${known.join(', ')}`, key);
    }
    return found;
  }

  /** `usual` is null where the number must be there. */
  whole(key: string, [least, most]: readonly [number, number], usual: number | null): number {
    const value = this.has(key) ? this.#get(key) : usual;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
      return value;
    }
    this.#note(`must be a whole number from ${least} to ${most}`, key);
    return least;
  }

  list(key: string, most: number): CheckedPart[] | null {
    const value = this.#get(key);
    if (value === undefined) return null;
    if (Array.isArray(value) && value.length <= most) {
      return value.map(
        (one: unknown, at) =>
          new CheckedPart(one ?? null, `${this.#place(key)}, line ${at + 1}`, this.#problems),
      );
    }
    this.#note(`must be a list of at most ${most} lines`, key);
    return null;
  }

  knowsOnly(keys: readonly string[]): void {
    for (const key of Object.keys(this.#fields)) {
      if (!keys.includes(key)) this.#note(`is not known here; there are ${keys.join(', ')}`, key);
    }
  }

  inOrder(from: string, to: string, isInOrder: boolean): void {
    if (!isInOrder) this.#note(`must not be above “${to}”`, from);
  }

  #get(key: string): unknown {
    return this.has(key) ? this.#fields[key] : undefined;
  }

  #place(key: string): string {
    const quoted = `“${key.length > LONGEST_QUOTE ? `${key.slice(0, LONGEST_QUOTE)}…` : key}”`;
    return this.#where === '' ? quoted : `${this.#where}, ${quoted}`;
  }

  #note(what: string, key?: string): void {
    const place = key === undefined ? this.#where : this.#place(key);
    this.#problems.push(`${place || 'The policy'} ${what}.`);
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
