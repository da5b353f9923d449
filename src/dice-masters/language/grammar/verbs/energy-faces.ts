import { ENERGY_TYPES } from '../../../cards/energy.ts';
import type { Effect, EffectOf } from '../../effect.ts';
import { DICE } from '../dice.ts';
import type { Owner } from '../filters.ts';
import { type Form, wordsFor } from '../form.ts';
import { form } from '../record.ts';

type Turn = EffectOf<'spin-to-energy'>;

const TYPED: Form<Turn['face']> = wordsFor<Turn['face']>([
  ...ENERGY_TYPES.map((type) => [type, `{${type}}`] as const),
  ['wild', '{?}'],
]);

/** `spin a Sidekick to its {mask} face`, `spin a character die to an energy face`. */
export function energyFaceForms(owner: Owner): Form<Effect>[] {
  const dice = DICE[owner].object;
  return [
    form<Turn>({ do: 'spin-to-energy' }, 'spin <dice> to its <face> face', { dice, face: TYPED }),
    form<Turn>({ do: 'spin-to-energy', face: 'any' }, 'spin <dice> to an energy face', { dice }),
    form<Turn>(
      { do: 'spin-to-energy', face: 'any', by: 'opponent' },
      'spin <dice> to an energy face the opponent chooses',
      { dice },
    ),
  ];
}
