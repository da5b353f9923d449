import { defineKeyword } from '../abilities/keyword.ts';
import { causeOf } from '../effects/cause.ts';
import { otherSeat } from '../state/table.ts';
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
