import type { Context } from '../abilities/ability.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { isCharacterCard } from '../state/table.ts';
import { fieldDice, hasKeyword } from '../stats.ts';

const TURTLES = 'teenage-mutant-ninja-turtles';

/**
 * While it is active, your other Turtle characters cost 1 less to buy.
 * Never below 1, as the cards say.
 */
export const turtlePower = defineKeyword({
  id: 'turtle-power',
  rules: ['E31'],
  hooks: {
    modifiers: [
      {
        amount: 'purchase-cost',
        scope: 'active',
        by: (context, card, buyer, soFar) => {
          const { game, seat } = context;
          if (buyer !== seat || card === context.card || soFar <= 1) return 0;
          const { affiliations } = game.layout.card(card);
          if (!isCharacterCard(game.layout, card) || !affiliations.includes(TURTLES)) return 0;
          return game.profile.turtlePowerStacks || isFirst(context, card) ? -1 : 0;
        },
      },
    ],
  },
});

/** Without stacking only one of several Turtle Power characters counts. */
function isFirst({ game, seat, card }: Context, bought: number): boolean {
  const granting = fieldDice(game, seat)
    .filter((die) => hasKeyword(game, die, 'turtle-power'))
    .map((die) => game.table.text[die] ?? 0)
    .filter((text) => text !== bought);
  return Math.min(...granting) === card;
}
