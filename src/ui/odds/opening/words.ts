import type { ProfileId } from '../../../dice-masters/engine/index.ts';
import type { Seat } from '../../../dice-masters/odds/index.ts';
import { type Fraction, formatPercent, toNumber } from '../../../tabletop/fraction.ts';
import type { AskedTurn, RerollWord } from '../asked.ts';
import { type Cell, drawn } from '../charts/figure-table.ts';

export const TURN_WORDS: Record<AskedTurn, string> = {
  turn1: 'on turn one',
  turn2: 'on turn two',
  either: 'by turn two',
  both: 'on both turns',
};

export const SEAT_WORDS: Record<Seat, string> = { first: 'Going first', second: 'Going second' };

export const EDITION_WORDS: Record<ProfileId, string> = {
  '2019': '2019 rules',
  '2016': '2016 rules',
  later: 'Later rulings',
};

export const REROLL_WORDS: Record<RerollWord, string> = {
  best: 'what pays best',
  none: 'nothing',
  'non-energy': 'whatever shows no energy',
  fist: 'all but Fist and Wild',
  bolt: 'all but Bolt and Wild',
  mask: 'all but Mask and Wild',
  shield: 'all but Shield and Wild',
};

/** A chance that a chart draws. */
export function drawnChance(chance: Fraction): Cell {
  return drawn(toNumber(chance), formatPercent(chance));
}
