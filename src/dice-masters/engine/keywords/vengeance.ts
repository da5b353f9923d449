import { defineKeyword } from '../abilities/keyword.ts';
import { memoOf, setMemo } from '../state/memos.ts';
import { hasCardText, runCardText } from './card-text.ts';

/** While it is active, does its text when you are dealt damage; what is dealt at once counts once. (R13.1) */
export const vengeance = defineKeyword({
  id: 'vengeance',
  rules: ['R13.1', 'R13.2', 'R13.14', 'R15.4'],
  hooks: {
    triggers: [
      {
        moment: 'player-damaged',
        scope: 'active',
        when: (context, happening) => {
          const { game, card, seat } = context;
          const { state } = game;
          if (happening.seat !== seat || !hasCardText('vengeance', context)) return false;
          if (memoOf(state, 'avenged', card, seat) === state.now.batch) return false;
          setMemo(state, state.now.batch, 'avenged', card, seat);
          return true;
        },
        run: (context, happening) => {
          runCardText('vengeance', context, happening);
        },
      },
    ],
  },
});
