import { type Decision, PICK_DIE, PICK_PLAYER } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { ATTACK } from '../state/zones.ts';
import { attackOf, defenseOf } from '../stats.ts';
import { leaningOf, sizeOf, worthOf } from './judgement.ts';
import { isBlocked } from './sensible-combat.ts';

const WINS = 1000;
/** Damage that does not KO may still help to. */
const SCRATCH = 0.15;
const LIFE = 0.9;

/** Harms the best opposing die and the least of one's own, helps the own die that gains most; may leave it alone. */
export function targetOf(decision: Decision, game: Game): number {
  let best = decision.count - 1;
  let most = Number.NEGATIVE_INFINITY;
  for (let option = 0; option < decision.count; option++) {
    const value = optionValue(decision, game, option);
    if (value <= most) continue;
    most = value;
    best = option;
  }
  return best;
}

/** What an option is worth to who chooses; choosing nobody is worth nothing. */
function optionValue(decision: Decision, game: Game, option: number): number {
  const { verb, a, seat, about, size } = decision;
  const subject = a[option] ?? 0;
  if (verb[option] === PICK_PLAYER) {
    const sign = subject === seat ? -1 : 1;
    const amount = Math.max(1, size);
    return sign * (amount >= (game.table.life[subject] ?? 0) ? WINS : LIFE * amount);
  }
  if (verb[option] !== PICK_DIE) return 0;
  const isOwn = game.table.side[subject] === seat;
  const leaning = leaningOf(about);
  if (leaning === 0) return isOwn ? worthOf(game, subject) : worthOf(game, subject) - 0.1;
  const gain = leaning > 0 ? helpOf(decision, game, subject) : harmOf(decision, game, subject);
  return isOwn === leaning > 0 ? gain : -gain;
}

/** What a die loses, in its worth. */
function harmOf({ about, size }: Decision, game: Game, die: number): number {
  const worth = worthOf(game, die);
  if (about?.do !== 'damage' || size < 0) return worth;
  const left = defenseOf(game, die) - (game.table.damage[die] ?? 0);
  return size >= left ? worth : (SCRATCH * worth * size) / Math.max(1, left);
}

/** What a die gains: attack counts where nobody stands in its way. */
function helpOf({ about }: Decision, game: Game, die: number): number {
  const worth = worthOf(game, die);
  if (about?.do !== 'boost') return worth;
  const isThrough = game.table.zone[die] === ATTACK && !isBlocked(game, die);
  const attack = sizeOf(about.attack ?? 0);
  const defense = sizeOf(about.defense ?? 0);
  return isThrough ? 2 * attack + 0.1 * worth : 0.3 * (attack + defense) + 0.1 * worth;
}

/** Just enough damage to KO. */
export function splitOf({ count, b }: Decision, game: Game): number {
  const die = b[0] ?? 0;
  const needed = defenseOf(game, die) - (game.table.damage[die] ?? 0);
  return Math.min(count - 1, Math.max(0, needed));
}

/** Infiltrates with a die of little attack, which is worth more alive. */
export function isBetterAlive(game: Game, die: number): boolean {
  return attackOf(game, die) <= 1;
}
