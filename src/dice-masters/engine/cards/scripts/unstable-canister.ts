import type { Context } from '../../abilities/ability.ts';
import { BY_ACTION } from '../../abilities/text-kinds.ts';
import { dealDamage } from '../../effects/damage.ts';
import { pickDieOrPlayer, targetsOf } from '../../effects/pick.ts';
import { otherSeat } from '../../state/table.ts';
import { measureOf } from '../amounts.ts';
import type { Hooks } from '../ground.ts';

const DAMAGE = 2;
const bestTurtle = measureOf({
  highest: 'level',
  among: { whose: 'your', affiliation: ['teenage-mutant-ninja-turtles'] },
});

/** A character die takes the level of your best Turtle on top, in one hit; a player does not. */
export const unstableCanister: Hooks = {
  action: {
    run: (context: Context) => {
      const { game, die, seat } = context;
      const target = pickDieOrPlayer(context, targetsOf(context, BY_ACTION), [
        seat,
        otherSeat(seat),
      ]);
      const extra = target >= 0 ? bestTurtle(context) : 0;
      dealDamage(game, die, seat, target, DAMAGE + extra);
    },
  },
};
