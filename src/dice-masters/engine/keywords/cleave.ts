import { defineKeyword } from '../abilities/keyword.ts';
import { BY_CARD } from '../abilities/text-kinds.ts';
import { dealTogether } from '../effects/damage.ts';
import { opposingTargets, pickDie } from '../effects/pick.ts';
import { hasMemo, setMemo } from '../state/memos.ts';
import { NONE } from '../state/table.ts';

/**
 * If it KOs a blocker, half of its attack, rounded down, hits another opposing die.
 * Once for each attack, and even if it falls in the same wave. (R13.1)
 */
export const cleave = defineKeyword({
  id: 'cleave',
  rules: ['R13.1', 'R13.13', 'R18.5'],
  hooks: {
    triggers: [
      {
        moment: 'fells-blocker',
        scope: 'self',
        when: ({ game, die }) => {
          if (hasMemo(game.state, 'cleaved', die)) return false;
          setMemo(game.state, 1, 'cleaved', die);
          return true;
        },
        run: (context, { amount: attack, other: felled }) => {
          const { game, die, seat } = context;
          const target = pickDie(
            context,
            opposingTargets(context, BY_CARD, (one) => one !== felled),
          );
          const amount = Math.floor(attack / 2);
          if (target !== NONE) {
            const rules = 'R13.13';
            dealTogether(game, [{ source: die, seat, target, amount, combat: true, rules }], 1);
          }
        },
      },
    ],
  },
});
