import type { Fraction } from '../../tabletop/fraction.ts';
import type { Purchase } from './goal.ts';
import { type Opening, openingOdds } from './opening.ts';
import type { Reroll } from './reroll.ts';

/** A card as the table lists it. */
export interface PricedCard extends Purchase {
  id: string;
}

export interface AffordRow {
  id: string;
  turn1: Fraction;
  turn2: Fraction;
  byTurn2: Fraction;
}

/** For each card, the chance to buy one of its dice on turn 1, on turn 2, and by turn 2. */
export function affordTable(cards: readonly PricedCard[], opening: Opening): AffordRow[] {
  const known = new Map<string, Omit<AffordRow, 'id'>>();
  return cards.map(({ id, cost, types }) => {
    const key = `${cost} ${types.length} ${isSought(types, opening.reroll)}`;
    const row = known.get(key) ?? affordRow({ cost, types }, opening);
    known.set(key, row);
    return { id, ...row };
  });
}

/** The Sidekick die shows every type once, so only their number matters, and whether the reroll seeks one. (R1.5) */
function isSought(types: Purchase['types'], reroll: Reroll): boolean {
  return typeof reroll === 'object' && types.includes(reroll.seek);
}

function affordRow(purchase: Purchase, opening: Opening): Omit<AffordRow, 'id'> {
  const { turn1, turn2, either } = openingOdds([purchase], [purchase], opening);
  return { turn1, turn2, byTurn2: either };
}
