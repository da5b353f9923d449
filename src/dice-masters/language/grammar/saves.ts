import type { Rule, RuleOf, Subject } from '../rule.ts';
import { DEEDS } from './effects.ts';
import { someDie } from './filters.ts';
import { type Form, later, maybe, oneOf, word } from './form.ts';
import { form } from './record.ts';

type Save = RuleOf<'instead-of-ko'>;

/** `if this die would be KO'd, may KO 1 of your Sidekicks and heal all damage of this die instead`. */
export const SAVE: Form<Rule> = later(() => {
  const slots = {
    dice: oneOf<Subject>(word<Subject>('this die', 'this'), someDie() as Form<Subject>),
    combat: maybe(word<true>(' by combat damage', true)),
    effects: DEEDS.your,
  };
  return oneOf<Rule>(
    form<Save>(
      { rule: 'instead-of-ko' },
      "if <dice> would be KO'd<combat>, <effects> instead",
      slots,
    ),
    form<Save>(
      { rule: 'instead-of-ko', may: true },
      "if <dice> would be KO'd<combat>, may <effects> instead",
      slots,
    ),
  );
});
