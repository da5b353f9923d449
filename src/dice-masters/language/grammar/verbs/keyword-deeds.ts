import type { Effect, EffectOf } from '../../effect.ts';
import type { Form } from '../form.ts';
import { NUMBER } from '../marks.ts';
import { form } from '../record.ts';

/** Keywords that a text tells to be done: `[[Corrupt]] 2`. */
export const KEYWORD_DEEDS: Form<Effect>[] = [
  form<EffectOf<'corrupt'>>({ do: 'corrupt' }, '[[Corrupt]] <amount>', { amount: NUMBER }),
];
