import { defineKeyword } from '../abilities/keyword.ts';
import { mayPickDie } from '../effects/pick.ts';
import { NO_FACE } from '../faces.ts';
import { movedByText, putIntoField } from '../moves.ts';
import { NONE } from '../state/table.ts';
import { FIELD, PREP, RESERVE, USED } from '../state/zones.ts';
import { zoneDice } from '../stats.ts';
import { isNamedBy } from './dice-of.ts';

const PLACES = [USED, RESERVE, PREP] as const;

/** When its combat damage hits the opponent, a die that it names may go to the Field on level 1; it is not fielded. (R15.3) */
export const recruit = defineKeyword({
  id: 'recruit',
  rules: ['R13.2', 'R15.3'],
  hooks: {
    triggers: [
      {
        moment: 'player-damaged',
        scope: 'self',
        when: ({ seat }, happening) => happening.combat && happening.seat !== seat,
        run: (context) => {
          const { game, seat } = context;
          const { layout, table } = game;
          const levelOne = (die: number) => layout.faceOfLevel(layout.cardOf[die] ?? 0, 1);
          const dice = PLACES.flatMap((zone) => zoneDice(game, seat, zone)).filter(
            (die) => levelOne(die) !== NO_FACE && isNamedBy('recruit', context, die),
          );
          const die = mayPickDie(context, dice, 'choose-die');
          if (die === NONE) return;
          const rules = movedByText(table.zone[die] ?? 0, FIELD);
          putIntoField(game, die, levelOne(die), seat, rules);
        },
      },
    ],
  },
});
