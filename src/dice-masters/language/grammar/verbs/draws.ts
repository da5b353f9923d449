import type { Amount, DiceFilter } from '../../dice.ts';
import type { Effect, EffectOf } from '../../effect.ts';
import { EACH } from '../amounts.ts';
import { filter, type Owner } from '../filters.ts';
import { type Form, oneOf } from '../form.ts';
import { NUMBER, SEVERAL, withArticle } from '../marks.ts';
import { form } from '../record.ts';
import { GOAL } from './moves.ts';
import { DICE_COUNT, type SizedEffect, sized } from './sized.ts';

type Draw = EffectOf<'draw'>;

/** Dice drawn blindly from the bag. */
export function drawForms(owner: Owner): Form<Effect>[] {
  const slots = { count: DICE_COUNT, each: EACH[owner] };
  const draw = (fixed: Partial<Draw>, pattern: string) =>
    sized<'draw'>(form<SizedEffect<'draw'>>({ do: 'draw', ...fixed }, pattern, slots));
  return [
    draw({ to: 'prep' }, `Prep <count> from ${owner} bag<each>`),
    draw({ to: 'roll' }, 'draw and roll <count><each>'),
    draw({ to: 'roll', quiet: true }, 'draw and roll <count>, which does not count for this<each>'),
    form<Draw>({ do: 'draw', to: 'join', amount: 1 }, 'draw 1 extra die'),
    form<Draw>({ do: 'draw', to: 'join' }, 'draw <amount> extra dice', {
      amount: SEVERAL as Form<Amount>,
    }),
    ...digForms(owner),
  ];
}

/** Draws dice, fields those that fit and sends the rest on. */
function digForms(owner: Owner): Form<Effect>[] {
  const target = oneOf<DiceFilter>(
    form<DiceFilter>({ card: 'chosen' }, 'the named one'),
    withArticle(filter('one', 'away')),
  );
  return [
    form<EffectOf<'dig'>>(
      { do: 'dig', amount: 1 },
      'draw 1 die, and if it is <for>, field it on level <level>, else move it to <rest>',
      { for: target, level: NUMBER, rest: GOAL },
    ),
    sized<'dig'>(
      form<SizedEffect<'dig'>>(
        { do: 'dig' },
        'draw <count><each>, field <for> among them on level <level> and move the rest to <rest>',
        {
          count: DICE_COUNT,
          each: EACH[owner],
          for: filter('many', 'away'),
          level: NUMBER,
          rest: GOAL,
        },
      ),
    ),
  ];
}
