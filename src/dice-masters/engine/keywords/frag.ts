import { defineKeyword } from '../abilities/keyword.ts';
import { dealTogether } from '../effects/damage.ts';
import { hasMemo, setMemo } from '../state/memos.ts';
import { BLOCKED_THIS_TURN, otherSeat } from '../state/table.ts';
import { characterDice } from '../stats.ts';

/** If its combat damage KOs a blocker, opposing dice that did not block this turn take 1 damage; once for each attack. */
export const frag = defineKeyword({
  id: 'frag',
  rules: ['R13.9', 'R13.13'],
  hooks: {
    triggers: [
      {
        moment: 'fells-blocker',
        scope: 'self',
        when: ({ game, die }) => {
          if (hasMemo(game.state, 'fragged', die)) return false;
          setMemo(game.state, 1, 'fragged', die);
          return true;
        },
        run: ({ game, die, seat }) => {
          const packets = characterDice(game, otherSeat(seat))
            .filter((one) => ((game.table.flags[one] ?? 0) & BLOCKED_THIS_TURN) === 0)
            .map((target) => ({ source: die, seat, target, amount: 1, combat: false }));
          dealTogether(game, packets, packets.length);
        },
      },
    ],
  },
});
