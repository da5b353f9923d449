import { emit } from '../abilities/emit.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { dieOnCard } from '../actions/buy.ts';
import { mayDo } from '../effects/pick.ts';
import { prepDie } from '../effects/place.ts';
import { rollDie } from '../effects/roll.ts';
import { NONE } from '../state/table.ts';
import { showsCharacter } from '../stats.ts';

/** When fielded, you may roll another unbought die of its card; on a character face Prep it. */
export const gate = defineKeyword({
  id: 'gate',
  rules: ['R15.9', 'M8'],
  hooks: {
    triggers: [
      {
        moment: 'fielded',
        scope: 'self',
        run: (context) => {
          const { game, die, seat } = context;
          const other = dieOnCard(game, game.layout.cardOf[die] ?? 0);
          if (other === NONE || !mayDo(context)) return;
          rollDie(game, other, 'R15.9');
          emit(game, 'rolled', other, NONE, seat);
          if (!showsCharacter(game, other)) return;
          game.table.owner[other] = seat;
          prepDie(game, other, 'R15.9');
        },
      },
    ],
  },
});
