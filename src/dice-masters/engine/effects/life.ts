import { emit } from '../abilities/emit.ts';
import { GAME_OVER, type Game } from '../game.ts';
import { note, noteOver } from '../record.ts';

/** Losing life is not damage. (R13.14) */
export function loseLife(game: Game, seat: number, amount: number, rules: string): void {
  if (amount <= 0) return;
  const { life } = game.table;
  life[seat] = (life[seat] ?? 0) - amount;
  note(game, 'life', rules, seat, -1, -1, -amount);
  emit(game, 'life-lost', -1, -1, seat, amount);
}

/** Life as a price: whoever pays the last of it has lost before the text does anything. (B17, R19.8) */
export function payLife(game: Game, seat: number, amount: number): void {
  loseLife(game, seat, amount, 'R19.4');
  checkLife(game);
}

/** Never above the starting total. (R19.7) */
export function gainLife(game: Game, seat: number, amount: number, rules = 'R19.7'): void {
  const { life } = game.table;
  const before = life[seat] ?? 0;
  const after = Math.min(before + amount, game.lifeAtStart[seat] ?? 0);
  if (after === before) return;
  life[seat] = after;
  note(game, 'life', rules, seat, -1, -1, after - before);
}

/** Ends the game when a player has no life left. One effect at a time, so a tie takes a single one. (R19.8, R19.9) */
export function checkLife(game: Game): void {
  const { life } = game.table;
  const firstLost = (life[0] ?? 0) <= 0;
  const secondLost = (life[1] ?? 0) <= 0;
  if (!firstLost && !secondLost) return;
  const winner = firstLost && secondLost ? 'tie' : firstLost ? 1 : 0;
  game.state.now.winner = winner;
  noteOver(game, winner);
  throw GAME_OVER;
}
