import { defineKeyword } from '../abilities/keyword.ts';
import { dealDamage } from '../effects/damage.ts';
import { playerTarget } from '../effects/player-target.ts';
import { removeFromCombat } from '../effects/roll.ts';
import { FREE } from '../energy/cost.ts';
import { otherSeat, WAS_BLOCKED } from '../state/table.ts';
import { ATTACK } from '../state/zones.ts';

/** Unblocked, it may go back to the Field and deal the opponent 1 damage. */
export const infiltrate = defineKeyword({
  id: 'infiltrate',
  rules: ['R12.6', 'E34'],
  hooks: {
    activated: [
      {
        from: 'die',
        who: 'controller',
        window: 'keyword',
        cost: FREE,
        ready: ({ game, die, seat }) =>
          seat === game.active &&
          game.table.zone[die] === ATTACK &&
          ((game.table.flags[die] ?? 0) & WAS_BLOCKED) === 0,
        run: ({ game, die, seat }) => {
          removeFromCombat(game, die, 'M15 R12.6');
          dealDamage(game, die, seat, playerTarget(otherSeat(seat)), 1);
        },
      },
    ],
  },
});
