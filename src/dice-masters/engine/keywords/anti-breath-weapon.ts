import { contextOf } from '../abilities/bearers.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { mayPay } from '../effects/pick.ts';
import { anyEnergy } from '../energy/cost.ts';
import type { Game } from '../game.ts';
import { characterDice, hasKeyword } from '../stats.ts';

const ID = 'anti-breath-weapon';

/**
 * When the opponent uses a Breath Weapon, pay as much to cancel it; a card with a number of its own costs that much
 * and lowers the damage by it. What a Breath Weapon does asks `afterAnswers`.
 */
export const antiBreathWeapon = defineKeyword({ id: ID, rules: ['R11.8', 'R18.1'], hooks: {} });

/** What is left of a Breath Weapon when its victim has answered, once with each card. */
export function afterAnswers(game: Game, seat: number, breath: number): number {
  let amount = breath;
  const asked = new Set<number>();
  for (const die of characterDice(game, seat)) {
    const card = game.table.text[die] ?? 0;
    if (amount <= 0 || asked.has(card) || !hasKeyword(game, die, ID)) continue;
    asked.add(card);
    const own = game.layout.keywordValues[card]?.numbers[ID];
    if (mayPay(contextOf(game, die), anyEnergy(own ?? breath))) amount -= own ?? amount;
  }
  return amount;
}
