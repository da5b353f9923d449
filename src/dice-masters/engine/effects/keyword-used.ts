import { emit } from '../abilities/emit.ts';
import type { Game } from '../game.ts';
import { NONE } from '../state/table.ts';

/** Tells texts that wait for it that a die uses a keyword, on another die where it touches one. */
export function useKeyword(game: Game, id: string, die: number, seat: number, other = NONE): void {
  emit(game, 'keyword-used', die, other, seat, game.hooks.keywordNumber(id));
}
