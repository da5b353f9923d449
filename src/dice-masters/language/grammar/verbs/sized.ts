import type { Amount } from '../../dice.ts';
import type { Effect, EffectName, EffectOf } from '../../effect.ts';
import { type Each, joinAmount, QUANTITY, splitAmount } from '../amounts.ts';
import { type Form, mapped, oneOf } from '../form.ts';
import { SEVERAL } from '../marks.ts';
import { form, Part } from '../record.ts';

/** An amount as it is said in two places: a number, and `for each` of something. */
export interface Sized {
  number: Amount;
  each?: Each | undefined;
}

export type SizedEffect<Name extends EffectName> = Omit<EffectOf<Name>, 'amount'> & Sized;

/** An effect whose number and whose `for each` stand apart. */
export function sized<Name extends EffectName>(inner: Form<SizedEffect<Name>>): Form<Effect> {
  return mapped(
    inner,
    ({ number, each, ...rest }) => {
      const amount = joinAmount({ number, ...(each && { each }) });
      return amount === null ? null : ({ ...rest, amount } as unknown as Effect);
    },
    (effect) => {
      if (!('amount' in effect)) return null;
      const { amount, ...rest } = effect;
      const split = splitAmount(amount);
      return split === null ? null : ({ ...rest, ...split } as unknown as SizedEffect<Name>);
    },
  );
}

const notPlain = (amount: Amount) => (typeof amount === 'number' ? null : amount);

/** The number of dice with the word for them: `1 die`, `3 dice`, `X dice`. */
export const DICE_COUNT = new Part<Pick<Sized, 'number'>>(
  ['number'],
  oneOf(
    form<Pick<Sized, 'number'>>({ number: 1 }, '1 die'),
    form<Pick<Sized, 'number'>>({}, '<number> dice', { number: SEVERAL as Form<Amount> }),
    form<Pick<Sized, 'number'>>({}, '<number> dice', {
      number: mapped(QUANTITY, notPlain, notPlain),
    }),
  ),
);
