import type { LeftText } from '../abilities/ability.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { ko } from '../effects/ko.ts';
import { atEndOfTurn } from '../effects/lasting.ts';

const FALLS: LeftText = {
  later: ({ game, die, happening }) => {
    if (happening !== undefined) ko(game, happening.other, die);
  },
};

/** Dice that were engaged with it are KO’d at the end of the turn. */
export const deadly = defineKeyword({
  id: 'deadly',
  rules: ['B13', 'R14.4'],
  hooks: {
    leaves: [FALLS],
    triggers: [
      {
        moment: 'engaged',
        scope: 'self',
        immediate: true,
        run: (context, happening) => atEndOfTurn({ ...context, happening }, FALLS),
      },
    ],
  },
});
