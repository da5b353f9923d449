/** So many numbers of the state. */
export interface Column {
  readonly name: string;
  readonly at: number;
  readonly length: number;
}

/** Hands out named columns of one piece of memory. */
export class Columns {
  readonly columns: Column[] = [];
  private readonly words: Int16Array;
  private used = 0;

  constructor(most: number) {
    this.words = new Int16Array(most);
  }

  take(name: string, length: number): Int16Array {
    const at = this.used;
    this.used += length;
    if (this.used > this.words.length) throw new Error(`no room for ${name}`);
    this.columns.push({ name, at, length });
    return this.words.subarray(at, this.used);
  }

  /** All of them in one piece. */
  all(): Int16Array {
    return this.words.subarray(0, this.used);
  }
}
