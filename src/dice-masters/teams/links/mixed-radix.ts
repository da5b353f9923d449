/** Numbers below their limits packed into one, without a wasted bit. */
export class Packer {
  readonly #fields: [value: number, limit: number][] = [];

  put(value: number, limit: number): void {
    this.#fields.push([value, limit]);
  }

  value(): bigint {
    return this.#fields.reduceRight(
      (sum, [value, limit]) => sum * BigInt(limit) + BigInt(value),
      0n,
    );
  }
}

/** Takes the numbers out again, in the order they were put in. */
export class Unpacker {
  #rest: bigint;

  constructor(value: bigint) {
    this.#rest = value;
  }

  take(limit: number): number {
    const value = this.#rest % BigInt(limit);
    this.#rest /= BigInt(limit);
    return Number(value);
  }

  get isUsedUp(): boolean {
    return this.#rest === 0n;
  }
}
