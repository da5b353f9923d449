import type { DiceKeyword } from '../../language/clause.ts';
import type { Context } from '../abilities/ability.ts';

/** Whether a die is one of those that a keyword of the card speaks of; all are where the card names none. */
export function isNamedBy(keyword: DiceKeyword, context: Context, die: number): boolean {
  for (const { keywordDice } of context.game.layout.card(context.card).abilities) {
    const fits = keywordDice?.[keyword];
    if (fits !== undefined) return fits(context, die);
  }
  return true;
}
