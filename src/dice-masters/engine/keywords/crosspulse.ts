import { defineKeyword } from '../abilities/keyword.ts';
import { hasMemo } from '../state/memos.ts';
import { hasCardText, runCardText } from './card-text.ts';

/** Does its text when you buy a die of this card and pay the whole price with energy of its own types. */
export const crosspulse = defineKeyword({
  id: 'crosspulse',
  rules: ['R3.2', 'R8.4', 'R15.11'],
  hooks: {
    triggers: [
      {
        moment: 'purchased',
        scope: 'self',
        when: (context, { die }) =>
          hasMemo(context.game.state, 'paid-in-kind', die) && hasCardText('crosspulse', context),
        run: (context, happening) => {
          runCardText('crosspulse', context, happening);
        },
      },
    ],
  },
});
