import { defineKeyword } from '../abilities/keyword.ts';
import { BY_CARD } from '../abilities/text-kinds.ts';
import { bonus } from '../effects/lasting.ts';
import { pickDie, targetsOf } from '../effects/pick.ts';
import { prepDie } from '../effects/place.ts';
import { FREE } from '../energy/cost.ts';
import { FIELD } from '../state/zones.ts';

const BONUS = 2;

/** After blocks you may Prep it from the Field to give a character die +2A +2D. */
export const tagOut = defineKeyword({
  id: 'tag-out',
  rules: ['R12.6', 'E34', 'M16'],
  hooks: {
    activated: [
      {
        from: 'die',
        who: 'controller',
        window: 'keyword',
        cost: FREE,
        ready: (context) =>
          context.game.table.zone[context.die] === FIELD && othersOf(context).length > 0,
        run: (context) => {
          const target = pickDie(context, othersOf(context));
          prepDie(context.game, context.die, 'M16');
          bonus(context.game, target, BONUS, BONUS);
        },
      },
    ],
  },
});

function othersOf(context: Parameters<typeof targetsOf>[0]): number[] {
  return targetsOf(context, BY_CARD, (die) => die !== context.die);
}
