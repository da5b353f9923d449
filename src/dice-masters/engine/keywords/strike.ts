import { defineKeyword } from '../abilities/keyword.ts';
import { bonus, grantKeyword } from '../effects/lasting.ts';
import { FIELDED_THIS_TURN } from '../state/table.ts';
import { characterDice } from '../stats.ts';

const BONUS = 2;

/** If it is the only character you fielded this turn, it gets +2A, +2D and Overcrush. */
export const strike = defineKeyword({
  id: 'strike',
  rules: ['R13.11'],
  hooks: {
    triggers: [
      {
        moment: 'main-ends',
        scope: 'active',
        when: ({ game, seat }, happening) =>
          happening.seat === seat && game.state.fieldedThisTurn[seat] === 1,
        run: ({ game, card, seat }) => {
          const fielded = characterDice(game, seat).find(
            (die) =>
              game.table.text[die] === card &&
              ((game.table.flags[die] ?? 0) & FIELDED_THIS_TURN) !== 0,
          );
          if (fielded === undefined) return;
          bonus(game, fielded, BONUS, BONUS);
          grantKeyword(game, fielded, 'overcrush');
        },
      },
    ],
  },
});
