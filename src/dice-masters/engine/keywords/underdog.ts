import { defineKeyword } from '../abilities/keyword.ts';
import { KEYWORD_CONDITIONS } from '../cards/keyword-conditions.ts';
import { mayDo } from '../effects/pick.ts';
import { hasCardText, runCardText } from './card-text.ts';

/**
 * You may use its text while you have fewer character dice in the Field than the opponent.
 * A condition in front of a text. A die being fielded already counts. (E36)
 */
export const underdog = defineKeyword({
  id: 'underdog',
  rules: ['E36', 'A11'],
  hooks: {
    triggers: [
      {
        moment: 'fielded',
        scope: 'self',
        when: (context) => KEYWORD_CONDITIONS.underdog(context) && hasCardText('underdog', context),
        run: (context, happening) => {
          if (mayDo(context)) runCardText('underdog', context, happening);
        },
      },
    ],
  },
});
