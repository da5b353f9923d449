import { defineKeyword } from '../abilities/keyword.ts';
import { mayDo } from '../effects/pick.ts';
import { isCharacter } from '../stats.ts';
import { hasCardText, runCardText } from './card-text.ts';

/** You may use its text when it spins up in the Field. */
export const awaken = defineKeyword({
  id: 'awaken',
  rules: ['R16.1'],
  hooks: {
    triggers: [
      {
        moment: 'spun-up',
        scope: 'self',
        when: (context) => isCharacter(context.game, context.die) && hasCardText('awaken', context),
        run: (context, happening) => {
          if (mayDo(context)) runCardText('awaken', context, happening);
        },
      },
    ],
  },
});
