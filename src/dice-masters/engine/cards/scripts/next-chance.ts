import type { Context } from '../../abilities/ability.ts';
import { BY_ACTION } from '../../abilities/text-kinds.ts';
import { pickDie, targetsOf } from '../../effects/pick.ts';
import { spin } from '../../effects/spin.ts';
import type { Game } from '../../game.ts';
import { note } from '../../record.ts';
import { dropMemo, hasMemo, memoOf, setMemo } from '../../state/memos.ts';
import { NONE } from '../../state/table.ts';
import type { Hooks } from '../ground.ts';

function release(game: Game, isDone: (die: number) => boolean): void {
  for (let die = 0; die < game.layout.diceCount; die++) {
    if (isDone(die)) dropMemo(game.state, 'must-attack', die);
  }
}

/** The turn from which on it counts: attackers that are declared already are no chance any more. */
const firstTurn = ({ turn, step }: Game): number => (step === 'attack' ? turn + 1 : turn);

/** The die's next chance is the next time its controller declares attackers, this turn or later. */
export const nextChance: Hooks = {
  action: {
    // R11.9: without a target there is nothing to do.
    usable: (context: Context) => targetsOf(context, BY_ACTION).length > 0,
    run: (context: Context) => {
      const { game } = context;
      const die = pickDie(context, targetsOf(context, BY_ACTION));
      if (die === NONE) return;
      setMemo(game.state, firstTurn(game), 'must-attack', die);
      note(game, 'must-attack', 'R12.2', context.seat, die);
      spin(game, die, 1);
    },
  },
  rulings: [
    {
      permission: 'must-attack',
      scope: 'anywhere',
      says: ({ game }, die) => (hasMemo(game.state, 'must-attack', die) ? 1 : 0),
    },
  ],
  triggers: [
    {
      moment: 'turn-ends',
      scope: 'anywhere',
      immediate: true,
      run: ({ game }, { seat }) => {
        const { state, table, turn } = game;
        const isPast = (die: number) => (memoOf(state, 'must-attack', die) ?? 0) <= turn;
        release(game, (die) => table.side[die] === seat && isPast(die));
      },
    },
    {
      moment: 'left-field',
      scope: 'anywhere',
      immediate: true,
      run: ({ game }, happening) => release(game, (die) => die === happening.die),
    },
  ],
};
