import { isAllowed } from '../abilities/ask.ts';
import type { Game } from '../game.ts';

/** Whether using an action die moves it to the Field. (R10.3) */
export function isContinuous(game: Game, die: number): boolean {
  return isAllowed(game, 'stays-in-field', false, die, -1);
}
