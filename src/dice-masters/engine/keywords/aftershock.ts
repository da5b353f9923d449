import { defineKeyword } from '../abilities/keyword.ts';
import type { Game } from '../game.ts';
import { NONE, otherSeat } from '../state/table.ts';
import { ASIDE } from '../state/zones.ts';
import { hasCardText, runCardText } from './card-text.ts';

/** Does its text when the opponent makes it leave the Field. */
export const aftershock = defineKeyword({
  id: 'aftershock',
  rules: ['R13.9', 'R15.11'],
  hooks: {
    triggers: [
      {
        moment: 'left-field',
        scope: 'self',
        when: (context, { die, seat, amount: to }) =>
          to !== ASIDE &&
          causeOf(context.game, die) === otherSeat(seat) &&
          hasCardText('aftershock', context),
        run: (context, happening) => {
          runCardText('aftershock', context, happening);
        },
      },
    ],
  },
});

/** Who makes a die leave: who damaged a die that falls, else whose effect is at work; -1 where the rules move it. */
function causeOf(game: Game, die: number): number {
  const { state, table, scratch } = game;
  const isKoed = state.koedOn[die] === game.turn;
  if (isKoed && (table.damage[die] ?? 0) > 0 && state.hitAt[die] !== NONE) {
    return state.hitSeat[die] ?? NONE;
  }
  if (scratch.doer !== NONE || !isKoed) return scratch.doer;
  // R13.10: a defense that sank to 0 is the opponent's doing.
  return otherSeat(table.side[die] ?? 0);
}
