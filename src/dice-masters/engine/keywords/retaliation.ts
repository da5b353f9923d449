import type { Context } from '../abilities/ability.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { dealDamage } from '../effects/damage.ts';
import { playerTarget } from '../effects/player-target.ts';
import { otherSeat } from '../state/table.ts';
import { fieldDice } from '../stats.ts';
import { sharesAffiliation } from './affiliation.ts';

/** While it is active, each KO of your dice that share its affiliation costs the opponent 1 damage. */
export const retaliation = defineKeyword({
  id: 'retaliation',
  rules: ['R15.4'],
  hooks: {
    triggers: [
      {
        moment: 'koed',
        scope: 'active',
        when: (context, { die, seat }) =>
          seat === context.seat &&
          sharesAffiliation(context.game, context.card, context.game.layout.cardOf[die] ?? 0) &&
          staysActive(context),
        run: ({ game, die, seat }) => {
          dealDamage(game, die, seat, playerTarget(otherSeat(seat)), 1);
        },
      },
    ],
  },
});

/** A die that is leaving itself does not answer. */
function staysActive({ game, card, seat }: Context): boolean {
  return fieldDice(game, seat).some(
    (die) => game.table.text[die] === card && game.state.koedOn[die] !== game.turn,
  );
}
