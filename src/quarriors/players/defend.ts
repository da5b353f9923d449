import { type Decision, defenseOf, type Game } from '../engine/index.ts';
import { creatureWorth } from './worth.ts';

/** The option that loses least: stop the attack, or give what lets the next one stop it. (Q6.4.3) */
export function defenderOf({ count, a, size }: Decision, game: Game): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let option = 0; option < count; option++) {
    const die = a[option] ?? 0;
    const loss = lossOf(game, die, size, a, count);
    if (loss >= least) continue;
    least = loss;
    best = option;
  }
  return best;
}

const HOPELESS = 1000;

function lossOf(game: Game, die: number, rest: number, others: Int16Array, count: number): number {
  const left = rest - defenseOf(game, die);
  if (left < 0) return 0;
  for (let option = 0; option < count; option++) {
    const other = others[option] ?? 0;
    if (other !== die && defenseOf(game, other) > left) return creatureWorth(game, die);
  }
  return HOPELESS + creatureWorth(game, die);
}
