import { defineKeyword } from '../abilities/keyword.ts';
import { koAll } from '../effects/ko.ts';
import { otherSeat } from '../state/table.ts';
import { PREP } from '../state/zones.ts';
import { characterDice } from '../stats.ts';

const ID = 'zombie';

/** When fielded, KOs all dice of its name without the Zombie affiliation, whoever has them. */
export const zombie = defineKeyword({
  id: ID,
  rules: ['R13.9', 'R15.6'],
  hooks: {
    triggers: [
      {
        moment: 'fielded',
        scope: 'self',
        run: ({ game, card, die, seat }) => {
          const { layout } = game;
          const { name } = layout.card(card);
          const living = [...characterDice(game, seat), ...characterDice(game, otherSeat(seat))];
          const prey = living.filter((one) => {
            const other = layout.card(layout.cardOf[one] ?? 0);
            return other.name === name && !other.affiliations.includes(ID);
          });
          koAll(game, prey, die, PREP);
        },
      },
    ],
  },
});
