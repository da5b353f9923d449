import type { Context, Modifier } from '../abilities/ability.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { causeOf } from '../effects/cause.ts';
import { note } from '../record.ts';
import { dropMemo, hasMemo, memoOf, setMemo } from '../state/memos.ts';
import { NONE } from '../state/table.ts';

const MONSTER = 'monster';

/** Tokens on the card of a die; each is +1A +1D for all its dice. */
const grown = (amount: 'attack' | 'defense'): Modifier => ({
  amount,
  scope: 'self',
  onlyAdds: true,
  by: ({ game }, die) => memoOf(game.state, 'experience', game.layout.cardOf[die] ?? 0) ?? 0,
});

/**
 * At the end of your turn its card gets a token if you KO'd an opposing Monster while it was active, and it still is.
 * One for each card and turn, however many Monsters fell; tokens stay for the rest of the game.
 */
export const experience = defineKeyword({
  id: 'experience',
  rules: ['R13.9', 'R15.4'],
  hooks: {
    modifiers: [grown('attack'), grown('defense')],
    triggers: [
      {
        moment: 'koed',
        scope: 'active',
        immediate: true,
        when: ({ game, seat }, { die, seat: loser }) => {
          if (game.active !== seat || loser === seat || causeOf(game, die) !== seat) return false;
          return game.layout.card(game.layout.cardOf[die] ?? 0).affiliations.includes(MONSTER);
        },
        run: ({ game, card, seat }) => setMemo(game.state, 1, 'slew-monster', card, seat),
      },
      {
        moment: 'turn-ends',
        scope: 'active',
        when: ({ game, card, seat }, happening) =>
          happening.seat === seat && hasMemo(game.state, 'slew-monster', card, seat),
        run: (context) => {
          dropMemo(context.game.state, 'slew-monster', context.card, context.seat);
          learn(context);
        },
      },
    ],
  },
});

function learn({ game, card, die, seat }: Context): void {
  const tokens = (memoOf(game.state, 'experience', card) ?? 0) + 1;
  setMemo(game.state, tokens, 'experience', card);
  note(game, 'token', 'R15.4', seat, die, NONE, tokens);
}
