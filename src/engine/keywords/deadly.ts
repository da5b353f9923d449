import { defineKeyword } from '../abilities/keyword.ts';
import { ko } from '../effects/ko.ts';
import { atEndOfTurn } from '../effects/lasting.ts';

/** Dice that were engaged with it are KO’d at the end of the turn. */
export const deadly = defineKeyword({
  id: 'deadly',
  rules: ['B13', 'R14.4'],
  hooks: {
    triggers: [
      {
        moment: 'engaged',
        scope: 'self',
        immediate: true,
        run: (context, { other }) =>
          atEndOfTurn(context, (game) => {
            ko(game, other, context.die);
          }),
      },
    ],
  },
});
