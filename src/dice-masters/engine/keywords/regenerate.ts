import { emit } from '../abilities/emit.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { removeFromCombat, rollDie } from '../effects/roll.ts';
import type { Game } from '../game.ts';
import { relocate } from '../moves.ts';
import { NONE } from '../state/table.ts';
import { FIELD, PREP } from '../state/zones.ts';
import { showsCharacter } from '../stats.ts';

function regrow(game: Game, die: number): void {
  rollDie(game, die, 'E28');
  emit(game, 'rolled', die, NONE, game.table.side[die] ?? 0);
}

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
          regrow(game, die);
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
        run: ({ game }, { die }) => {
          const { owner, zone } = game.table;
          if (zone[die] !== PREP) return;
          regrow(game, die);
          if (showsCharacter(game, die)) relocate(game, die, FIELD, owner[die] ?? 0, 'E28');
        },
      },
    ],
  },
});
