/** So many numbers of one width in the block. */
export interface Column {
  readonly name: string;
  /** Bytes of one number. */
  readonly width: 1 | 2 | 4;
  readonly length: number;
  /** Where it begins, in bytes. */
  readonly at: number;
  /** It follows from other columns, and what stands in unused places means nothing: it is copied, not compared. */
  readonly isDerived: boolean;
}

/** Hands out named columns of one piece of memory, so that a position is copied in one go. */
export class Block {
  readonly columns: Column[] = [];
  private readonly buffer: ArrayBuffer;
  private used = 0;

  /** `size` in bytes, at least what the columns will take. */
  constructor(size: number) {
    this.buffer = new ArrayBuffer(size);
  }

  bytes(name: string, length: number, isDerived = false): Uint8Array {
    return new Uint8Array(this.buffer, this.take(name, 1, length, isDerived), length);
  }

  shorts(name: string, length: number): Int16Array {
    return new Int16Array(this.buffer, this.take(name, 2, length, false), length);
  }

  words(name: string, length: number): Int32Array {
    return new Int32Array(this.buffer, this.take(name, 4, length, false), length);
  }

  /** All columns so far. */
  bytesSoFar(): Uint8Array {
    return new Uint8Array(this.buffer, 0, this.used);
  }

  /** The same, filled up to whole words. */
  all(): Uint8Array {
    return new Uint8Array(this.buffer, 0, upTo(this.used, 4));
  }

  private take(name: string, width: Column['width'], length: number, isDerived: boolean): number {
    const at = upTo(this.used, width);
    this.columns.push({ name, width, length, at, isDerived });
    this.used = at + width * length;
    return at;
  }
}

function upTo(bytes: number, width: number): number {
  return Math.ceil(bytes / width) * width;
}
