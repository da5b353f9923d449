import { defineKeyword } from '../abilities/keyword.ts';
import { removeFromCombat, rollDie } from '../effects/roll.ts';
import { relocate } from '../moves.ts';
import { FIELD, PREP } from '../state/zones.ts';
import { showsCharacter } from '../stats.ts';

/** When it would be KO’d, roll it; on a character face it returns to the Field. */
export const regenerate = defineKeyword({
  id: 'regenerate',
  rules: ['E28', 'M15'],
  hooks: {
    replacements: [
      {
        of: 'ko',
        scope: 'self',
        instead: ({ game }, die) => {
          if (game.profile.regenerate === 'after-ko') return false;
          rollDie(game, die, 'E28');
          if (!showsCharacter(game, die)) return false;
          game.table.damage[die] = 0;
          game.table.hits[die] = 0;
          removeFromCombat(game, die, 'M15 E28');
          return true;
        },
      },
    ],
    triggers: [
      {
        moment: 'koed',
        scope: 'self',
        when: ({ game }) => game.profile.regenerate === 'after-ko',
        run: ({ game, seat }, { die }) => {
          if (game.table.zone[die] !== PREP) return;
          rollDie(game, die, 'E28');
          if (showsCharacter(game, die)) relocate(game, die, FIELD, seat, 'E28');
        },
      },
    ],
  },
});
