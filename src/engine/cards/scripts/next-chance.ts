import type { Context } from '../../abilities/ability.ts';
import { BY_ACTION, pickDie, targetsOf } from '../../effects/pick.ts';
import { spin } from '../../effects/spin.ts';
import type { Game } from '../../game.ts';
import { NONE } from '../../state/table.ts';
import type { Hooks } from '../ground.ts';

const keyOf = (die: number): string => `must attack ${die}`;

function release(game: Game, isDone: (die: number) => boolean): void {
  for (let die = 0; die < game.layout.diceCount; die++) {
    if (isDone(die)) game.memory.delete(keyOf(die));
  }
}

/** The die's next chance is the next Attack Step of its controller, this turn or later. */
export const nextChance: Hooks = {
  action: {
    run: (context: Context) => {
      const { game } = context;
      const die = pickDie(context, targetsOf(context, BY_ACTION));
      if (die === NONE) return;
      game.memory.set(keyOf(die), 1);
      spin(game, die, 1);
    },
  },
  rulings: [
    {
      permission: 'must-attack',
      scope: 'anywhere',
      says: ({ game }, die) => (game.memory.has(keyOf(die)) ? 1 : 0),
    },
  ],
  triggers: [
    {
      moment: 'turn-ends',
      scope: 'anywhere',
      immediate: true,
      run: ({ game }, { seat }) => release(game, (die) => game.table.side[die] === seat),
    },
    {
      moment: 'left-field',
      scope: 'anywhere',
      immediate: true,
      run: ({ game }, happening) => release(game, (die) => die === happening.die),
    },
  ],
};
