/** The generator xoshiro128**: small, fast, and the same on every machine. */
export class Xoshiro {
  private a = 1;
  private b = 2;
  private c = 3;
  private d = 4;

  /** At least one word must differ from zero. */
  restart(a: number, b: number, c: number, d: number): void {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.d = d | 0;
  }

  /** The next 32 bits, as a whole number from 0. */
  next(): number {
    const b = this.b;
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const c = this.c ^ this.a;
    const d = this.d ^ b;
    this.b = b ^ c;
    this.a ^= d;
    this.c = c ^ (b << 9);
    this.d = (d << 11) | (d >>> 21);
    return result >>> 0;
  }

  /** A whole number from 0 up to, not including, `count`; every one equally likely. */
  below(count: number): number {
    let word = this.next();
    if (Math.imul(word, count) >>> 0 < count) word = this.withoutBias(word, count);
    return (word * count * ONE_WORD) | 0;
  }

  private withoutBias(first: number, count: number): number {
    const surplus = 4_294_967_296 % count;
    let word = first;
    while (Math.imul(word, count) >>> 0 < surplus) word = this.next();
    return word;
  }
}

const ONE_WORD = 1 / 4_294_967_296;
