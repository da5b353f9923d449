import { emit } from '../abilities/emit.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { isContinuous } from '../effects/continuous.ts';
import { mayDo, mayPickDie } from '../effects/pick.ts';
import { rollDie } from '../effects/roll.ts';
import { movedByText, relocate } from '../moves.ts';
import { NONE } from '../state/table.ts';
import { FIELD, USED } from '../state/zones.ts';
import { showsAction, zoneDice } from '../stats.ts';

/** When it attacks you may roll a Continuous action die from your Used Pile; on an action face it may go to the Field. */
export const gadgeteer = defineKeyword({
  id: 'gadgeteer',
  rules: ['R10.3', 'R12.3'],
  hooks: {
    triggers: [
      {
        moment: 'attacks',
        scope: 'self',
        run: (context) => {
          const { game, seat } = context;
          const tools = zoneDice(game, seat, USED).filter((die) => isContinuous(game, die));
          const tool = mayPickDie(context, tools, 'choose-die');
          if (tool === NONE) return;
          rollDie(game, tool, 'R10.3');
          emit(game, 'rolled', tool, NONE, seat);
          if (!showsAction(game, tool) || !mayDo(context)) return;
          relocate(game, tool, FIELD, seat, movedByText(USED, FIELD));
        },
      },
    ],
  },
});
