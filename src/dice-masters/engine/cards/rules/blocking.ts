import type { RuleName } from '../../../language/rule.ts';
import { NONE, otherSeat } from '../../state/table.ts';
import { type Fits, fitsOf } from '../fits.ts';
import { secondOf, subjectsOf } from '../ground.ts';
import type { Scene } from '../scene.ts';
import type { RuleMakers } from './maker.ts';

type Blocking = Extract<
  RuleName,
  'must' | 'blocks-many' | 'needs-blockers' | 'declares-blocks' | 'turns-attacks'
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
  'blocks-many': ({ dice, most = 1, more = most - 1, attackers }) => {
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
