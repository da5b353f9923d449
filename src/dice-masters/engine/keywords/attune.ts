import { defineKeyword } from '../abilities/keyword.ts';
import { BY_CARD } from '../abilities/text-kinds.ts';
import { dealDamage } from '../effects/damage.ts';
import { pickDieOrPlayer, targetsOf } from '../effects/pick.ts';

/**
 * Whenever you use an action die, it deals 1 damage to a player or character die.
 * Once for each action die, however many copies are active. (B8)
 */
export const attune = defineKeyword({
  id: 'attune',
  rules: ['B8'],
  hooks: {
    triggers: [
      {
        moment: 'action-used',
        scope: 'active',
        when: ({ seat }, happening) => happening.seat === seat,
        run: (context) => {
          const { game, die, seat } = context;
          const target = pickDieOrPlayer(context, targetsOf(context, BY_CARD), [0, 1]);
          dealDamage(game, die, seat, target, 1);
        },
      },
    ],
  },
});
