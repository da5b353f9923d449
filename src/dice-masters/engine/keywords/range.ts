import type { Context } from '../abilities/ability.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { BY_CARD } from '../abilities/text-kinds.ts';
import { dealDamage } from '../effects/damage.ts';
import { opposingTargets, pickDie } from '../effects/pick.ts';
import { memoOf, setMemo } from '../state/memos.ts';
import { NONE } from '../state/table.ts';
import { ATTACK } from '../state/zones.ts';
import { characterDice, hasKeyword, zoneDice } from '../stats.ts';

const ID = 'range';

/**
 * When a Range die attacks, every Range die in the Field damages an opposing character die.
 * Dice that were there when attackers were declared still strike if KO'd before their turn comes.
 */
export const range = defineKeyword({
  id: ID,
  rules: ['R12.3', 'R18.5'],
  hooks: {
    triggers: [
      {
        moment: 'attackers-declared',
        scope: 'active',
        when: (context) => {
          const { game, card, seat } = context;
          setMemo(game.state, shooters(context), 'shots', card, seat);
          return zoneDice(game, game.active, ATTACK).some((die) => hasKeyword(game, die, ID));
        },
        run: (context) => {
          const { game, card, die, seat } = context;
          const amount = game.layout.keywordValues[card]?.range ?? 1;
          const all = memoOf(game.state, 'shots', card, seat) ?? 0;
          for (let shots = all; shots > 0; shots--) {
            const target = pickDie(context, opposingTargets(context, BY_CARD));
            if (target !== NONE) dealDamage(game, die, seat, target, amount);
          }
        },
      },
    ],
  },
});

function shooters({ game, card, seat }: Context): number {
  return characterDice(game, seat).filter((die) => game.table.text[die] === card).length;
}
