import type { Ability } from '../abilities/ability.ts';
import { BY_CARD, BY_GLOBAL } from '../abilities/text-kinds.ts';
import { ko } from '../effects/ko.ts';
import { bonus } from '../effects/lasting.ts';
import { mayPickDie, opposingTargets, pickDie, targetsOf } from '../effects/pick.ts';
import { prepDie } from '../effects/place.ts';
import { typed } from '../energy/cost.ts';
import { send } from '../moves.ts';
import { NONE, otherSeat } from '../state/table.ts';
import { RESERVE, USED } from '../state/zones.ts';
import { countsAsSidekick, isSidekickDie, showsEnergy, zoneDice } from '../stats.ts';

/** The texts that act in the worked examples, by the names under which these ask for them. */
export const EXAMPLE_TEXTS: Readonly<Record<string, Ability>> = {
  'Speedy Delivery': {
    name: 'Speedy Delivery',
    activated: [
      {
        from: 'global',
        who: 'both',
        window: 'global',
        cost: typed('bolt'),
        ready: (context) => targetsOf(context, BY_GLOBAL).length > 0,
        run: (context, times) => {
          bonus(context.game, pickDie(context, targetsOf(context, BY_GLOBAL)), times, 0);
        },
      },
    ],
  },
  'Karai: Torn Between Two Worlds': {
    name: 'Karai',
    triggers: [
      {
        moment: 'fielded',
        scope: 'self',
        run: (context) => {
          const { game } = context;
          const fits = opposingTargets(context, BY_CARD, (die) => countsAsSidekick(game, die));
          const target = mayPickDie(context, fits);
          if (target !== NONE) ko(game, target, context.die);
        },
      },
    ],
  },
  'Walk with Elias': {
    name: 'Walk with Elias',
    activated: [
      {
        from: 'global',
        who: 'both',
        window: 'global',
        cost: typed('mask'),
        ownTurnOnly: true,
        oncePerTurn: true,
        ready: ({ game, seat }) =>
          zoneDice(game, seat, USED).some((die) => isSidekickDie(game, die)),
        run: ({ game, seat }) => {
          const sidekicks = zoneDice(game, seat, USED).filter((die) => isSidekickDie(game, die));
          for (const die of sidekicks.slice(0, 2)) prepDie(game, die, 'M8');
        },
      },
    ],
  },
  'Eddie Guerrero: I Steal': {
    name: 'Eddie Guerrero',
    triggers: [
      {
        moment: 'attacks',
        scope: 'self',
        run: ({ game, seat }) => {
          for (const die of zoneDice(game, otherSeat(seat), RESERVE)) {
            if (showsEnergy(game, die)) send(game, die, USED, 'other', 'M12');
          }
        },
      },
    ],
  },
};
