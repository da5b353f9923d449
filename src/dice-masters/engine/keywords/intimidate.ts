import { defineKeyword } from '../abilities/keyword.ts';
import { BY_INTIMIDATE } from '../abilities/text-kinds.ts';
import { setAside } from '../effects/hold.ts';
import { opposingTargets, pickDie } from '../effects/pick.ts';
import { NONE } from '../state/table.ts';

/** When fielded, sets an opposing character die aside until the end of the turn. */
export const intimidate = defineKeyword({
  id: 'intimidate',
  rules: ['E35', 'M21'],
  hooks: {
    triggers: [
      {
        moment: 'fielded',
        scope: 'self',
        run: (context) => {
          const target = pickDie(context, opposingTargets(context, BY_INTIMIDATE));
          if (target !== NONE) setAside(context.game, target);
        },
      },
    ],
  },
});
