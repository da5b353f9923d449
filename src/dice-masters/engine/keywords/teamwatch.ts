import { defineKeyword } from '../abilities/keyword.ts';
import { sharesAffiliation } from './affiliation.ts';
import { hasCardText, runCardText } from './card-text.ts';

/** While it is active, does its text when you field another character of its affiliation. */
export const teamwatch = defineKeyword({
  id: 'teamwatch',
  rules: ['R15.4', 'R15.8'],
  hooks: {
    triggers: [
      {
        moment: 'fielded',
        scope: 'active',
        when: (context, { die, seat }) => {
          const card = context.game.layout.cardOf[die] ?? 0;
          return (
            seat === context.seat &&
            card !== context.card &&
            sharesAffiliation(context.game, context.card, card) &&
            hasCardText('teamwatch', context)
          );
        },
        run: (context, happening) => {
          runCardText('teamwatch', context, happening);
        },
      },
    ],
  },
});
