import { defineKeyword } from '../abilities/keyword.ts';
import { defenseOf } from '../stats.ts';

/**
 * It cannot be KO’d unless it was damaged before in the same turn.
 * Damaged before, or more than once, it falls like any other die; so does it when its defense drops later. (E32)
 */
export const ironWill = defineKeyword({
  id: 'iron-will',
  rules: ['E32'],
  hooks: {
    replacements: [
      {
        of: 'ko',
        scope: 'self',
        instead: ({ game }, die, { direct }) => {
          const hits = game.table.hits[die] ?? 0;
          if (direct || hits === 0) return hits === 0;
          if (hits > 1) return false;
          const key = `iron-will:${die}`;
          const defense = defenseOf(game, die);
          const held = game.uses.get(key);
          if (held !== undefined) return defense >= held;
          game.uses.set(key, defense);
          return true;
        },
      },
    ],
  },
});
