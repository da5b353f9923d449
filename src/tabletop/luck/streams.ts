import { Xoshiro } from './xoshiro.ts';

/** The luck of one game: draws, rolls and what a policy wants never disturb each other. */
export class Streams {
  readonly bag = new Xoshiro();
  readonly roll = new Xoshiro();
  readonly policy = new Xoshiro();

  /** Game `index` of a batch depends on the seed and its number alone. */
  restart(seed: Seed, index: number): void {
    start(this.bag, seed, index, 0x62_61_67);
    start(this.roll, seed, index, 0x72_6f_6c);
    start(this.policy, seed, index, 0x70_6f_6c);
  }
}

/** A seed text boiled down to two words. */
export interface Seed {
  low: number;
  high: number;
}

export function seedOf(text: string): Seed {
  let low = 0x81_1c_9d_c5;
  let high = 0x9e_37_79_b9;
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place);
    low = Math.imul(low ^ unit, 0x01_00_01_93);
    high = Math.imul(high ^ low ^ (unit << 7), 0x85_eb_ca_6b);
    high = (high << 13) | (high >>> 19);
  }
  return { low: mix(low), high: mix(high ^ low) };
}

function start(generator: Xoshiro, { low, high }: Seed, index: number, stream: number): void {
  const own = mix(mix(low ^ stream) + Math.imul(index + 1, 0x9e_37_79_b9));
  const other = mix(high ^ own);
  generator.restart(own, other, mix(own + 0x6a_09_e6_67), mix(other ^ 0xbb_67_ae_85) | 1);
}

function mix(word: number): number {
  let mixed = word | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21_f0_aa_ad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x73_5a_2d_97);
  return mixed ^ (mixed >>> 15);
}
