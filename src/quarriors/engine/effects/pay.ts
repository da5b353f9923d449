import { ask, offerOnce } from '../decisions/ask.ts';
import { choose } from '../decisions/choose.ts';
import { V } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { POOL, READY } from '../state/zones.ts';
import { isCreature } from './creatures.ts';
import { gainQuiddity, spend } from './dice.ts';

/** Quiddity that the active player has or can get from the Active Pool. (Q5.1) */
export function available(game: Game): number {
  return game.state.quiddity + onDice(game);
}

function onDice(game: Game): number {
  const { state, layout } = game;
  const seat = state.active;
  let sum = 0;
  for (let slot = 0; slot < state.count(seat, POOL); slot++) {
    sum += layout.faces.quiddity[game.shownRow(state.at(seat, POOL, slot))] ?? 0;
  }
  return sum;
}

/** Q5.2, QB3: every die spent gives its whole amount, and what is too much stays until the turn ends. */
export function pay(game: Game, cost: number, rule: string): void {
  const { state, layout } = game;
  const { quiddity, look } = layout.faces;
  while (state.quiddity < cost) {
    const due = cost - state.quiddity;
    const isAll = onDice(game) === due;
    ask(game, 'pay', state.active, rule);
    game.decision.size = due;
    for (let slot = 0; slot < state.count(state.active, POOL); slot++) {
      const die = state.at(state.active, POOL, slot);
      const row = game.shownRow(die);
      if ((quiddity[row] ?? 0) > 0) offerOnce(game, V.spend, die, look[row] ?? row);
    }
    // Where every die is needed there is nothing to choose.
    const die = game.decision.a[isAll ? 0 : choose(game)] ?? 0;
    const amount = quiddity[game.shownRow(die)] ?? 0;
    spend(game, die, 'Q4.1');
    gainQuiddity(game, amount, 'Q3.1', die);
  }
  state.quiddity -= cost;
}

/** What opponents' creatures make it cost more to summon. */
export function surchargeFor(game: Game, seat: number): number {
  const { state, layout } = game;
  if (!layout.has.surcharge) return 0;
  let sum = 0;
  for (let other = 0; other < layout.players; other++) {
    if (other === seat) continue;
    for (let slot = 0; slot < state.count(other, READY); slot++) {
      const die = state.at(other, READY, slot);
      if (!isCreature(game, die)) continue;
      sum += game.textOf(die).surcharge?.(game, die, game.rowOf(die)) ?? 0;
    }
  }
  return sum;
}
