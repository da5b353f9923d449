import { defineKeyword } from '../abilities/keyword.ts';
import { dealTogether } from '../effects/damage.ts';
import { BY_CARD, opposingTargets, pickDie } from '../effects/pick.ts';
import type { Game } from '../game.ts';
import { NONE } from '../state/table.ts';
import { attackOf } from '../stats.ts';

/** If it KOs a blocker, half of its attack, rounded down, hits another opposing die. */
export const cleave = defineKeyword({
  id: 'cleave',
  rules: ['R13.13'],
  hooks: {
    triggers: [
      {
        moment: 'wave-ends',
        scope: 'self',
        when: ({ game, die }) => hasFelledBlocker(game, die),
        run: (context) => {
          const { game, die, seat } = context;
          const target = pickDie(context, opposingTargets(context, BY_CARD));
          const amount = Math.floor(attackOf(game, die) / 2);
          if (target !== NONE) {
            dealTogether(game, [{ source: die, seat, target, amount, combat: true }], 1);
          }
        },
      },
    ],
  },
});

function hasFelledBlocker(game: Game, attacker: number): boolean {
  for (let pair = 0; pair < game.pairCount; pair++) {
    const blocker = game.pairBlocker[pair] ?? 0;
    const isOwn = game.pairAttacker[pair] === attacker && game.hitBy[blocker] === attacker;
    if (isOwn && game.koedOn[blocker] === game.turn && game.hitInCombat[blocker] === 1) return true;
  }
  return false;
}
