import type { Effect } from '../../../language/effect.ts';
import { heal } from '../../effects/damage.ts';
import { mayPay } from '../../effects/pick.ts';
import { spin } from '../../effects/spin.ts';
import type { Hooks } from '../ground.ts';
import { costOfPrice } from '../step.ts';

const PRICE = { types: ['shield'] } as const;
const SAVES: Effect = {
  do: 'may',
  price: PRICE,
  effects: [
    { do: 'spin', dice: 'this', by: 1 },
    { do: 'heal', dice: 'it' },
  ],
};

/** Pays its way out of a KO by combat damage; on its top level it is only healed. (R16.1, R18.1) */
export const spaceArmor: Hooks = {
  replacements: [
    {
      of: 'ko',
      scope: 'self',
      instead: (context, die, { combat }) => {
        const { game } = context;
        if (!combat || !mayPay({ ...context, about: SAVES }, costOfPrice(PRICE))) return false;
        spin(game, die, 1);
        heal(game, die);
        return true;
      },
    },
  ],
};
