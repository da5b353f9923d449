import type { Effect } from '../../../language/effect.ts';
import { contextOf } from '../../abilities/bearers.ts';
import { dieOnCard } from '../../actions/buy.ts';
import { isUsable, takeEffect } from '../../actions/use.ts';
import { isContinuous } from '../../effects/continuous.ts';
import { mayDo, mayPickDie } from '../../effects/pick.ts';
import { rollDie } from '../../effects/roll.ts';
import type { Game } from '../../game.ts';
import { relocate } from '../../moves.ts';
import { noteTrigger } from '../../record.ts';
import { BASIC_KIND } from '../../state/layout.ts';
import { NONE } from '../../state/table.ts';
import { ASIDE, CARD } from '../../state/zones.ts';
import { showsAction } from '../../stats.ts';
import type { Hooks } from '../ground.ts';

const ROLLS: Effect = { do: 'roll', dice: { pick: 1, of: { is: 'action' }, from: 'card' } };

/** Rolls an unbought Basic Action die and uses its effect; nobody owns or uses the die itself. */
export const theMan: Hooks = {
  triggers: [
    {
      moment: 'attacks',
      scope: 'self',
      when: ({ game }) => basicActions(game).length > 0,
      run: (context) => {
        const { game, seat } = context;
        const die = mayPickDie({ ...context, about: ROLLS }, basicActions(game), 'choose-die');
        if (die === NONE) return;
        const { owner: owners, face: faces } = game.table;
        const [owner = 0, face = 0] = [owners[die], faces[die]];
        owners[die] = seat;
        relocate(game, die, ASIDE, seat, 'R15.9');
        rollDie(game, die, 'R1.7');
        const isReady = showsAction(game, die) && isUsable(game, die);
        if (isReady && mayDo(contextOf(game, die))) {
          noteTrigger(game, 'R10.2', seat, die, game.layout.card(game.table.text[die] ?? 0).name);
          takeEffect(game, die);
          game.log?.leave();
        }
        owners[die] = owner;
        game.table.turn(die, face);
        relocate(game, die, CARD, owner, 'R15.9');
      },
    },
  ],
};

/** One die of each Basic Action that has some left and is not Continuous, whoever brought it. (R6.5) */
function basicActions(game: Game): number[] {
  return game.layout.cards.flatMap((_, card) => {
    if (game.layout.cardKind[card] !== BASIC_KIND) return [];
    const die = dieOnCard(game, card);
    return die === NONE || isContinuous(game, die) ? [] : [die];
  });
}
