import type { Effect } from '../../language/effect.ts';
import type { Context } from '../abilities/ability.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { dealTogether } from '../effects/damage.ts';
import { useKeyword } from '../effects/keyword-used.ts';
import { mayPay } from '../effects/pick.ts';
import { playerTarget } from '../effects/player-target.ts';
import { anyEnergy } from '../energy/cost.ts';
import { NONE, otherSeat } from '../state/table.ts';
import { ATTACK } from '../state/zones.ts';
import { characterDice, hasKeyword, zoneDice } from '../stats.ts';
import { afterAnswers } from './anti-breath-weapon.ts';
import { keywordValue } from './keyword-value.ts';

const ID = 'breath-weapon';

/**
 * When it attacks you may pay X; the opponent and all their character dice take X damage.
 * Once for each card and attack, however many of its dice attack. (R15.4)
 */
export const breathWeapon = defineKeyword({
  id: ID,
  rules: ['R12.3', 'R13.13', 'R15.4'],
  hooks: {
    triggers: [
      {
        moment: 'attackers-declared',
        scope: 'active',
        when: (context, { seat }) => seat === context.seat && breather(context) !== NONE,
        run: (context) => {
          const { game, seat } = context;
          const die = breather(context);
          const price = keywordValue(game, die, ID);
          if (!mayPay({ ...context, die, about: aboutOf(price) }, anyEnergy(price))) return;
          useKeyword(game, ID, die, seat);
          const amount = afterAnswers(game, otherSeat(seat), price);
          const them = otherSeat(seat);
          const targets = [playerTarget(them), ...characterDice(game, them)];
          const packets = targets.map((target) => {
            return { source: die, seat, target, amount, combat: false };
          });
          dealTogether(game, packets, packets.length);
        },
      },
    ],
  },
});

/** The attacking die that breathes, or -1. */
function breather({ game, card, seat, die }: Context): number {
  const attackers = zoneDice(game, seat, ATTACK).filter(
    (one) => game.table.text[one] === card && hasKeyword(game, one, ID),
  );
  return attackers.includes(die) ? die : (attackers[0] ?? NONE);
}

function aboutOf(price: number): Effect {
  return {
    do: 'may',
    price: { generic: price },
    effects: [
      { do: 'damage', amount: price, to: 'opponent' },
      { do: 'damage', amount: price, to: { all: { whose: 'opposing' } } },
    ],
  };
}
