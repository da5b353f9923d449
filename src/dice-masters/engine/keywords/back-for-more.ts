import { defineKeyword } from '../abilities/keyword.ts';
import { WAS_IN_PREP } from '../state/table.ts';
import { hasCardText, runCardText } from './card-text.ts';

/** Does its text when it is rolled out of the Prep Area where it lay as your turn began. */
export const backForMore = defineKeyword({
  id: 'back-for-more',
  rules: ['R3.7'],
  hooks: {
    triggers: [
      {
        moment: 'rolled',
        scope: 'self',
        when: (context) =>
          context.game.step === 'roll-and-reroll' &&
          ((context.game.table.flags[context.die] ?? 0) & WAS_IN_PREP) !== 0 &&
          hasCardText('back-for-more', context),
        run: (context, happening) => {
          runCardText('back-for-more', context, happening);
        },
      },
    ],
  },
});
