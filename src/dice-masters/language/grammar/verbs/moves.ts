import type { Dice } from '../../dice.ts';
import type { Effect, EffectName, EffectOf, Goal } from '../../effect.ts';
import { DICE } from '../dice.ts';
import { behind, filter, type Owner } from '../filters.ts';
import { type Form, mapped, oneOf, word, wordsFor } from '../form.ts';
import { NUMBER, SEVERAL } from '../marks.ts';
import { form } from '../record.ts';

/** Dice go to the places of their owner, so that nobody need be named. */
export const GOAL: Form<Goal> = wordsFor<Goal>([
  ['used', 'Used'],
  ['prep', 'Prep'],
  ['reserve', 'Reserve'],
  ['bag', 'the bag'],
  ['card', 'its card'],
]);

const notPrep = (goal: Goal) => (goal === 'prep' ? null : goal);
const OTHER_GOAL = mapped(GOAL, notPrep, notPrep);

/** `up 1 level`, `down 2 levels`. */
const WAY: Form<number> = oneOf(
  word('up 1 level', 1),
  word('down 1 level', -1),
  behind('up ', SEVERAL, ' levels'),
  mapped(
    behind('down ', SEVERAL, ' levels'),
    (n) => -n,
    (n) => -n,
  ),
);

/** Dice that are looked for in the bag, not drawn blindly. */
const IN_BAG: Form<Dice> = form<Extract<Dice, { pick: unknown }>>(
  { pick: 1, from: 'bag' },
  '1 <of>',
  { of: filter('one', 'away') },
);

function bagForms(owner: Owner): Form<Effect>[] {
  const found = (name: EffectName, fixed: object, words: string, slots: object = {}) =>
    form<EffectOf<'put'>>(
      { do: name, ...fixed } as Partial<EffectOf<'put'>>,
      `search ${owner} bag for <dice> and ${words}`,
      { dice: IN_BAG, ...slots },
    );
  const level = { level: NUMBER };
  return [
    found('move', { to: 'prep' }, 'Prep it'),
    found('roll', {}, 'roll it'),
    found('field', {}, 'field it on level <level>', level),
    found('put', {}, 'move it to the Field on level <level>', level),
  ];
}

/** Verbs that take dice somewhere, or turn them. */
export function moveForms(owner: Owner): Form<Effect>[] {
  const dice = DICE[owner].object;
  const act = <Name extends EffectName>(
    name: Name,
    pattern: string,
    fixed: object = {},
    slots: object = {},
  ): Form<Effect> =>
    form<EffectOf<Name>>({ do: name, ...fixed } as Partial<EffectOf<Name>>, pattern, {
      dice,
      ...slots,
    } as never) as Form<Effect>;
  const level = { level: NUMBER };
  return [
    act('ko', 'KO <dice>'),
    act('ko', 'KO <dice>, which goes to Used instead of Prep', { to: 'used' }),
    act('sacrifice', 'sacrifice <dice>'),
    act('move', 'Prep <dice>', { to: 'prep' }),
    act('move', 'move <dice> to <to>', {}, { to: OTHER_GOAL }),
    ...bagForms(owner),
    act('field', 'field <dice> free'),
    act('field', 'field <dice> on level <level>', {}, level),
    act('put', 'move <dice> to the Field on level <level>', {}, level),
    act('spin', 'spin <dice> <by>', {}, { by: WAY }),
    act('spin-to', 'spin <dice> to level <level>', {}, level),
    act('spin-to', 'spin <dice> to any other face', { level: 'any-face' }),
    act('roll', 'roll <dice>'),
    act('roll', 'roll <dice> where it lies', { stays: true }),
    act('reroll', 'reroll <dice>'),
    act('reroll', 'reroll <dice>, those without a character face go to <miss>', {}, { miss: GOAL }),
    act('swap-attack', 'swap the attack of <dice> with that of <with>', {}, { with: dice }),
    act(
      'swap',
      `swap <dice> for 1 of ${owner} unbought <with>`,
      { from: 'card' },
      {
        with: filter('many', 'away'),
      },
    ),
    act(
      'swap',
      "swap <dice> with 1 <with> from that player's Used; it enters on level 1 and is not fielded",
      { from: 'used' },
      { with: filter('one', 'away') },
    ),
    act('set-aside', 'set aside <dice> this turn, then return it on the same level'),
    act('leave-combat', 'remove <dice> from combat'),
    act('heal', 'heal all damage of <dice>'),
  ];
}
