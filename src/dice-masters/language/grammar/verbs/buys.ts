import type { Effect, EffectOf } from '../../effect.ts';
import { behind, filter } from '../filters.ts';
import { type Form, maybe, wordsFor } from '../form.ts';
import { NUMBER, withArticle } from '../marks.ts';
import { form } from '../record.ts';

type Buy = EffectOf<'buy'>;

const TO = maybe(
  wordsFor<'prep' | 'bag'>([
    ['prep', ', to Prep'],
    ['bag', ', to the bag'],
  ]),
);

/** `buy a Basic Action die for {1}`, `buy a “Robin” die for 1 less (min 1), to Prep`. */
export function buyForms(): Form<Effect>[] {
  const slots = { of: withArticle(filter('one', 'away')), to: TO };
  return [
    form<Buy>({ do: 'buy', free: true }, 'buy <of> free<to>', slots),
    form<Buy>({ do: 'buy' }, 'buy <of> for {<pays>}<to>', { ...slots, pays: NUMBER }),
    form<Buy>({ do: 'buy' }, 'buy <of> for <less> less<least><to>', {
      ...slots,
      less: NUMBER,
      least: maybe(behind(' (min ', NUMBER, ')')),
    }),
  ];
}
