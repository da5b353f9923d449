import { defineKeyword } from '../abilities/keyword.ts';
import { mayDo } from '../effects/pick.ts';
import type { Game } from '../game.ts';
import { otherSeat } from '../state/table.ts';
import { characterDice } from '../stats.ts';
import { hasCardText, runCardText } from './card-text.ts';

/**
 * You may use its text while you have fewer character dice in the Field than the opponent.
 * A condition in front of a text. A die being fielded already counts. (E36)
 */
export const underdog = defineKeyword({
  id: 'underdog',
  rules: ['E36', 'A11'],
  hooks: {
    triggers: [
      {
        moment: 'fielded',
        scope: 'self',
        when: (context) =>
          isUnderdog(context.game, context.seat) && hasCardText('underdog', context),
        run: (context, happening) => {
          if (mayDo(context)) runCardText('underdog', context, happening);
        },
      },
    ],
  },
});

function isUnderdog(game: Game, seat: number): boolean {
  return characterDice(game, seat).length < characterDice(game, otherSeat(seat)).length;
}
