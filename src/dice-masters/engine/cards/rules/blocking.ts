import type { RuleName, Subject } from '../../../language/rule.ts';
import type { Permission } from '../../abilities/ability.ts';
import { NONE, otherSeat } from '../../state/table.ts';
import { type Fits, fitsOf } from '../fits.ts';
import { type Ground, type Hooks, secondOf, subjectsOf } from '../ground.ts';
import type { Scene } from '../scene.ts';
import type { RuleMakers } from './maker.ts';

type Blocking = Extract<
  RuleName,
  | 'must'
  | 'must-block-this'
  | 'only-blocked-by'
  | 'deals-first'
  | 'deals-leftover'
  | 'blocks-many'
  | 'needs-blockers'
  | 'declares-blocks'
  | 'turns-attacks'
>;

export const BLOCKING: RuleMakers<Blocking> = {
  must: ({ what, dice }) => {
    const { scope, fits } = subjectsOf(dice);
    return (ground) => ({
      rulings: [
        {
          permission: what === 'attack' ? 'must-attack' : 'must-block',
          scope,
          says: (context, die) => {
            const scene = ground.view(context);
            return ground.holds(scene) && fits(scene, die) ? 1 : 0;
          },
        },
      ],
    });
  },
  'must-block-this': ({ dice }) => {
    const { fits } = subjectsOf(dice);
    return (ground) => ({
      rulings: [
        {
          permission: 'must-block-die',
          scope: dice === 'this' ? 'self' : 'active',
          says: (context, blocker, attacker) => {
            const scene = ground.view(context);
            // A text that was left behind knows the die that left it.
            const isAttacker = context.left
              ? attacker === context.left.lasting.target
              : ground.isThis(context, attacker);
            return isAttacker && fits(scene, blocker) && ground.holds(scene) ? 1 : 0;
          },
        },
      ],
    });
  },
  'only-blocked-by': ({ dice, by }) => {
    const isAttacker = secondOf(dice);
    const isBlocker = fitsOf(by);
    return (ground) => ({
      rulings: [
        {
          permission: 'may-block',
          scope: 'active',
          says: (context, blocker, attacker) => {
            if (!isAttacker(ground, context, attacker)) return 0;
            const scene = ground.view(context);
            const own = dice === 'this' ? { ...scene, die: attacker } : scene;
            return !isBlocker(scene, blocker) && ground.holds(own) ? -1 : 0;
          },
        },
      ],
    });
  },
  'deals-first': ({ dice }) => granting('deals-first', dice),
  'deals-leftover': ({ dice }) => granting('deals-leftover', dice),
  'blocks-many': ({ dice, most = 1, more = limitOf(most) - 1, attackers }) => {
    const { scope, fits } = subjectsOf(dice);
    const fitsAttacker = attackers && fitsOf(attackers);
    return (ground) => ({
      modifiers: [
        {
          amount: 'block-limit',
          scope,
          by: (context, die) => {
            const scene = ground.view(context);
            return ground.holds(scene) && fits(scene, die) ? more : 0;
          },
        },
      ],
      rulings: fitsAttacker
        ? [
            {
              permission: 'may-block',
              scope,
              says: (context, blocker, attacker) =>
                isOneTooMany(ground.view(context), blocker, attacker, fitsAttacker) ? -1 : 0,
            },
          ]
        : [],
    });
  },
  'needs-blockers': ({ dice, least }) => {
    const { scope, fits } = subjectsOf(dice);
    return (ground) => ({
      modifiers: [
        {
          amount: 'least-blockers',
          scope,
          by: (context, die) => {
            const scene = ground.view(context);
            return ground.holds(scene) && fits(scene, die) ? least - 1 : 0;
          },
        },
      ],
    });
  },
  'declares-blocks': () => (ground) => ({
    rulings: [
      {
        permission: 'opponent-declares-blocks',
        scope: 'active',
        says: (context, seat) => (seat === otherSeat(ground.view(context).seat) ? 1 : 0),
      },
    ],
  }),
  'turns-attacks': ({ dice }) => {
    const isBlocker = secondOf(dice);
    return (ground) => ({
      rulings: [
        {
          permission: 'strikes-itself',
          scope: 'active',
          says: (context, _attacker, blocker) =>
            isBlocker(ground, context, blocker) && ground.holds(ground.view(context)) ? 1 : 0,
        },
      ],
    });
  },
};

const MOST_DICE = 99;
const limitOf = (most: number | 'any') => (most === 'any' ? MOST_DICE : most);

/** The text lets dice do it. */
function granting(permission: Permission, dice: Subject): (ground: Ground) => Hooks {
  const { scope, fits } = subjectsOf(dice);
  return (ground) => ({
    rulings: [
      {
        permission,
        scope,
        says: (context, die) => {
          const scene = ground.view(context);
          return fits(scene, die) && ground.holds(scene) ? 1 : 0;
        },
      },
    ],
  });
}

/** A die that blocks something already takes another attacker only if all of them fit. */
function isOneTooMany(scene: Scene, blocker: number, attacker: number, fits: Fits): boolean {
  const {
    pairAttacker,
    pairBlocker,
    now: { pairCount },
  } = scene.game.state;
  for (let pair = 0; pair < pairCount; pair++) {
    if (pairBlocker[pair] !== blocker) continue;
    if (!fits(scene, pairAttacker[pair] ?? NONE) || !fits(scene, attacker)) return true;
  }
  return false;
}
