import type { Context } from '../abilities/ability.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { drawToRoll } from '../effects/draw.ts';
import { isNamedBy } from './dice-of.ts';

/**
 * Drawn in the Clear and Draw Step, it draws one more die for each die that it names among those drawn.
 * Each die of it does, active or not; what it draws brings no more. (R15.11)
 */
export const rush = defineKeyword({
  id: 'rush',
  rules: ['R7.1.2', 'R7.1.4', 'R15.11'],
  hooks: {
    triggers: [
      {
        moment: 'drawn',
        scope: 'anywhere',
        when: (context, { seat, amount }) => seat === context.seat && extraFor(context, amount) > 0,
        run: (context, { amount }) => {
          drawToRoll(context.game, extraFor(context, amount));
        },
      },
    ],
  },
});

function extraFor(context: Context, drawn: number): number {
  const { game, card } = context;
  const dice = Array.from(game.state.drawn.subarray(0, drawn));
  const rushing = dice.filter((die) => game.layout.cardOf[die] === card).length;
  return rushing * dice.filter((die) => isNamedBy('rush', context, die)).length;
}
