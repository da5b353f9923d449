import type { LeftText } from '../abilities/ability.ts';
import { contextsFor } from '../abilities/bearers.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { leftBehind } from '../abilities/left.ts';
import { BY_CARD } from '../abilities/text-kinds.ts';
import { lastThisTurn } from '../effects/lasting.ts';
import { opposingTargets, pickDie } from '../effects/pick.ts';
import type { Game } from '../game.ts';
import { NONE } from '../state/table.ts';
import { isInField } from '../state/zones.ts';

const NAME = 'call-out';

const DARE: LeftText = {
  name: NAME,
  rulings: [
    {
      permission: 'may-block',
      scope: 'active',
      says: (context, blocker, attacked) => {
        const { die: attacker, target: called } = leftBehind(context).lasting;
        const concernsOne = (blocker === called) !== (attacked === attacker);
        return concernsOne && !isCancelled(context.game, attacker, called) ? -1 : 0;
      },
    },
  ],
};

/** When it attacks, only one die of your choice may block it, and that die blocks nothing else. */
export const callOut = defineKeyword({
  id: NAME,
  rules: ['R12.4'],
  hooks: {
    leaves: [DARE],
    triggers: [
      {
        moment: 'attacks',
        scope: 'self',
        run: (context) => {
          const called = pickDie(context, opposingTargets(context, BY_CARD));
          if (called !== NONE) lastThisTurn(context, context.die, DARE, 'card', called);
        },
      },
    ],
  },
});

/** No restriction when the called die is gone, called twice, or could not block the attacker anyway. */
function isCancelled(game: Game, attacker: number, called: number): boolean {
  if (!isInField(game.table.zone[called] ?? 0)) return true;
  const text = game.hooks.placeOf(DARE);
  const calls = game.state.lists.lasting.filter(
    (one) => one.text === text && one.target === called,
  );
  if (calls.length > 1) return true;
  return game.hooks.rulings['may-block'].some(
    ({ hook, origin }) =>
      origin.ability.name !== NAME &&
      contextsFor(game, origin, hook.scope, called).some(
        (context) => hook.says(context, called, attacker) < 0,
      ),
  );
}
