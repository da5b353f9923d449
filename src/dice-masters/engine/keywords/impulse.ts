import { defineKeyword } from '../abilities/keyword.ts';
import { hasCardText, runCardText } from './card-text.ts';

/** Does its text when you buy a die of this card. */
export const impulse = defineKeyword({
  id: 'impulse',
  rules: ['R15.11'],
  hooks: {
    triggers: [
      {
        moment: 'purchased',
        scope: 'self',
        when: (context) => hasCardText('impulse', context),
        run: (context, happening) => {
          runCardText('impulse', context, happening);
        },
      },
    ],
  },
});
