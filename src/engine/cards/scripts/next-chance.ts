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
      game.memory.set(keyOf(die), firstTurn(game));
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
      run: ({ game }, { seat }) => {
        const { memory, table, turn } = game;
        release(game, (die) => table.side[die] === seat && (memory.get(keyOf(die)) ?? 0) <= turn);
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
