import type { Amount as Measured } from '../../../language/dice.ts';
import type { RuleName } from '../../../language/rule.ts';
import type { Amount, Modifier, Scope } from '../../abilities/ability.ts';
import { measureOf } from '../amounts.ts';
import { cardFitsOf, type Fits, fitsOf } from '../fits.ts';
import { type Ground, subjectsOf } from '../ground.ts';
import { seatsOf } from '../step.ts';
import type { RuleMakers } from './maker.ts';

type Counting = Extract<
  RuleName,
  'stats' | 'cost' | 'double-damage' | 'extra-draw' | 'global-life'
>;

export const COUNTING: RuleMakers<Counting> = {
  stats: ({ dice, attack, defense }) => {
    const { scope, fits } = subjectsOf(dice);
    return (ground) => ({
      modifiers: [
        ...changing('attack', scope, fits, attack, ground),
        ...changing('defense', scope, fits, defense, ground),
      ],
    });
  },
  cost: ({ of, dice, less, least = 0 }) => {
    const { whose, ...kind } = dice;
    const [fitsCard, fitsDie] = [cardFitsOf(kind), fitsOf(dice)];
    const cut = (soFar: number) => -Math.max(0, Math.min(less, soFar - least));
    return (ground) => ({
      modifiers: [
        of === 'buying'
          ? {
              amount: 'purchase-cost',
              scope: 'active',
              by: (context, card, buyer, soFar) => {
                const scene = ground.view(context);
                if (whose === 'your' && buyer !== scene.seat) return 0;
                return fitsCard(scene, card) && ground.holds(scene) ? cut(soFar) : 0;
              },
            }
          : {
              amount: 'fielding-cost',
              scope: 'active',
              by: (context, die, _, soFar) => {
                const scene = ground.view(context);
                return fitsDie(scene, die) && ground.holds(scene) ? cut(soFar) : 0;
              },
            },
      ],
    });
  },
  'double-damage': ({ dice }) => {
    const { scope, fits } = subjectsOf(dice);
    return (ground) => ({
      modifiers: [
        {
          amount: 'combat-damage',
          scope,
          by: (context, die, _, soFar) => {
            const scene = ground.view(context);
            return fits(scene, die) && ground.holds(scene) ? soFar : 0;
          },
        },
      ],
    });
  },
  'extra-draw':
    ({ player, amount }) =>
    (ground) => ({
      modifiers: [
        {
          amount: 'extra-draws',
          scope: 'active',
          by: (context, seat) => {
            const scene = ground.view(context);
            return seatsOf(scene, player).includes(seat) && ground.holds(scene) ? amount : 0;
          },
        },
      ],
    }),
  'global-life':
    ({ amount }) =>
    (ground) => ({
      modifiers: [
        {
          amount: 'global-life',
          scope: 'active',
          by: (context) => (ground.holds(ground.view(context)) ? amount : 0),
        },
      ],
    }),
};

function isNeverNegative(amount: Measured): boolean {
  if (typeof amount === 'number') return amount >= 0;
  const times = 'times' in amount ? (amount.times ?? 1) : 1;
  const plus = 'plus' in amount ? (amount.plus ?? 0) : 0;
  return times >= 0 && plus >= 0;
}

function changing(
  stat: Amount,
  scope: Scope,
  fits: Fits,
  amount: Measured | undefined,
  ground: Ground,
): Modifier[] {
  if (amount === undefined) return [];
  const measure = measureOf(amount);
  return [
    {
      amount: stat,
      scope,
      onlyAdds: isNeverNegative(amount),
      by: (context, die) => {
        const scene = ground.view(context);
        return fits(scene, die) && ground.holds(scene) ? measure(scene) : 0;
      },
    },
  ];
}
