import { isAllowed } from '../abilities/ask.ts';
import type { Game } from '../game.ts';
import { otherSeat } from '../state/table.ts';
import { ATTACK } from '../state/zones.ts';
import { defenseOf } from '../stats.ts';
import { dealTogether } from './damage.ts';
import { playerTarget } from './player-target.ts';

/** What an attacker with Overcrush deals beyond the KO of the blockers that are still there. (E27, B4) */
export function leftoverOf(game: Game, attacker: number, strength: number): number {
  if (!isAllowed(game, 'deals-leftover', false, attacker, -1)) return 0;
  let leftover = strength;
  for (let pair = 0; pair < game.state.now.pairCount; pair++) {
    const blocker = game.state.pairBlocker[pair] ?? 0;
    if (game.state.pairAttacker[pair] !== attacker || game.table.zone[blocker] !== ATTACK) continue;
    leftover -= Math.max(0, defenseOf(game, blocker) - (game.table.damage[blocker] ?? 0));
  }
  return leftover;
}

/** After the KOs of a wave and before their effects; dealt even if the attacker fell in it. (E27, R13.1, R13.7) */
export function dealLeftovers(game: Game): void {
  game.state.now.leftoversDue = false;
  const { active } = game;
  const target = playerTarget(otherSeat(active));
  for (let pair = 0; pair < game.state.now.pairCount; pair++) {
    const source = game.state.pairAttacker[pair] ?? 0;
    const amount =
      game.state.dealtIn[source] === game.state.now.wave ? (game.state.leftover[source] ?? 0) : 0;
    game.state.leftover[source] = 0;
    if (amount <= 0 || !areBlockersGone(game, source)) continue;
    const packet = { source, seat: active, target, amount, combat: true, rules: 'E27' };
    dealTogether(game, [packet], 1);
  }
}

/** 2016 asks for the KO of every blocker, 2019 is content when they left combat. (E27, B22) */
function areBlockersGone(game: Game, attacker: number): boolean {
  for (let pair = 0; pair < game.state.now.pairCount; pair++) {
    if (game.state.pairAttacker[pair] !== attacker) continue;
    const blocker = game.state.pairBlocker[pair] ?? 0;
    if (game.table.zone[blocker] === ATTACK) return false;
    if (game.profile.overcrush === 'ko-only' && game.state.koedOn[blocker] !== game.turn)
      return false;
  }
  return true;
}
