import type { Context } from '../abilities/ability.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { canPayWithKo, ko } from '../effects/ko.ts';
import { mayPickDie } from '../effects/pick.ts';
import { mayField } from '../effects/place.ts';
import { NONE } from '../state/table.ts';
import { FIELD } from '../state/zones.ts';
import { characterDice } from '../stats.ts';

const LEVEL = 2;

/** When you buy it, you may KO a named character of yours to have it in the Field at level 2. */
export const suitUp = defineKeyword({
  id: 'suit-up',
  rules: ['E33', 'M3', 'B24'],
  hooks: {
    replacements: [
      {
        of: 'destination',
        scope: 'self',
        journeys: ['purchased'],
        to: (context, die, zone) => {
          const { game, seat } = context;
          if (game.profile.suitUpFields && !mayField(game, die, seat)) return zone;
          const worn = mayPickDie(context, wearersOf(context, die), 'choose-die');
          if (worn === NONE || !ko(game, worn, die)) return zone;
          game.table.turn(die, game.layout.faceOfLevel(game.layout.cardOf[die] ?? 0, LEVEL));
          return FIELD;
        },
      },
    ],
  },
});

/** Fielded characters with one of the names the keyword lists. */
function wearersOf({ game, seat }: Context, bought: number): number[] {
  const { layout } = game;
  const names = layout.keywordValues[layout.cardOf[bought] ?? 0]?.suitUp ?? [];
  return characterDice(game, seat).filter(
    (die) => names.includes(layout.card(layout.cardOf[die] ?? 0).name) && canPayWithKo(game, die),
  );
}
