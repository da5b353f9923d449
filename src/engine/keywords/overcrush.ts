import { defineKeyword } from '../abilities/keyword.ts';
import { dealTogether, playerTarget } from '../effects/damage.ts';
import type { Game } from '../game.ts';
import { otherSeat, WAS_BLOCKED } from '../state/table.ts';
import { ATTACK } from '../state/zones.ts';
import { attackOf } from '../stats.ts';

export const overcrush = defineKeyword({
  id: 'overcrush',
  rules: ['E27', 'B4', 'B22'],
  reminder: 'What its blockers do not need for their KO is dealt to the opponent.',
  hooks: {
    triggers: [
      {
        moment: 'wave-ends',
        scope: 'self',
        immediate: true,
        when: ({ game, die }) =>
          ((game.table.flags[die] ?? 0) & WAS_BLOCKED) !== 0 && areBlockersGone(game, die),
        run: ({ game, die, seat }) => {
          const amount = attackOf(game, die) - (game.needed[die] ?? 0);
          const target = playerTarget(otherSeat(seat));
          dealTogether(game, [{ source: die, seat, target, amount, combat: true }], 1);
        },
      },
    ],
  },
});

/** 2016 asks for the KO of every blocker, 2019 is content when they left combat. */
function areBlockersGone(game: Game, attacker: number): boolean {
  for (let pair = 0; pair < game.pairCount; pair++) {
    if (game.pairAttacker[pair] !== attacker) continue;
    const blocker = game.pairBlocker[pair] ?? 0;
    if (game.table.zone[blocker] === ATTACK) return false;
    if (game.profile.overcrush === 'ko-only' && game.koedOn[blocker] !== game.turn) return false;
  }
  return true;
}
