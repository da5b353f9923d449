/** Chance that always falls the same way for the same seed. */
export interface Seeded {
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  /** The same things in another order; the list itself stays as it was. */
  shuffled<T>(things: readonly T[]): T[];
}

const FNV_START = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;
const STEP = 0x6d_2b_79_f5;
const RANGE = 2 ** 32;

/** FNV-1a of the seed's text starts a Mulberry32 generator. */
export function seeded(seed: string): Seeded {
  let state = FNV_START;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  }
  const next = () => {
    state = (state + STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    shuffled: (things) => {
      const mixed = [...things];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        const [here, there] = [mixed[last], mixed[other]];
        if (here === undefined || there === undefined) continue;
        mixed[last] = there;
        mixed[other] = here;
      }
      return mixed;
    },
  };
}
