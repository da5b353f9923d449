import { defineKeyword } from '../abilities/keyword.ts';
import { memoOf, setMemo } from '../state/memos.ts';
import { defenseOf } from '../stats.ts';

/**
 * It cannot be KO’d unless it was damaged before in the same turn.
 * Damaged before, or more than once, it falls like any other die; so does it when its defense drops later. (E32)
 */
export const ironWill = defineKeyword({
  id: 'iron-will',
  rules: ['E32'],
  hooks: {
    triggers: [
      {
        moment: 'damaged',
        scope: 'self',
        immediate: true,
        run: ({ game }, { die }) => {
          if (game.table.hits[die] !== 1) return;
          setMemo(game.state, defenseOf(game, die), 'first-hit', die);
        },
      },
    ],
    replacements: [
      {
        of: 'ko',
        scope: 'self',
        forbids: true,
        instead: ({ game }, die, { direct }) => {
          const hits = game.table.hits[die] ?? 0;
          if (direct || hits === 0) return hits === 0;
          if (hits > 1) return false;
          const defenseWhenHit = memoOf(game.state, 'first-hit', die);
          return defenseWhenHit !== null && defenseOf(game, die) >= defenseWhenHit;
        },
      },
    ],
  },
});
