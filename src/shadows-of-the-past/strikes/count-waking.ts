import { type Part, partsOf } from './part.ts';

export interface Beside {
  /** Of the figure that lies there. */
  defend: number;
  shells: number;
  /** Standing figures beside it. */
  heroes: number;
  leaders: number;
  minions: number;
  /** Of the minions, those that count as two. */
  bruisers: number;
}

/** S10.4, S10.5: dice to wake up; the same neighbors help one side and hinder the other. */
export function countWaking(who: 'hero' | 'leader', beside: Beside): Part[] {
  const rule = who === 'hero' ? 'S10.4' : 'S10.5';
  const sign = who === 'hero' ? 1 : -1;
  return partsOf(
    { words: 'Defend', dice: beside.defend, rule },
    { words: 'shells', dice: beside.shells, rule },
    { words: 'heroes beside it', dice: sign * 2 * beside.heroes, rule },
    { words: 'leaders beside it', dice: -sign * 3 * beside.leaders, rule },
    { words: 'minions beside it', dice: -sign * beside.minions, rule },
    { words: 'Bruisers among them', dice: -sign * beside.bruisers, rule, by: 'Big' },
  );
}
