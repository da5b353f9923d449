import { amountOf } from '../abilities/ask.ts';
import type { Game } from '../game.ts';
import { memoOf } from '../state/memos.ts';

/** The number behind a keyword of a die, the highest it has: printed, given this turn or by a text; 1 where none is said. */
export function keywordValue(game: Game, die: number, id: string): number {
  const { layout, state, table } = game;
  const keyword = game.hooks.keywordNumber(id);
  const printed = layout.keywordValues[table.text[die] ?? 0]?.numbers[id] ?? 1;
  const given = memoOf(state, 'granted-value', die, keyword) ?? 1;
  return amountOf(game, 'keyword-value', Math.max(printed, given), die, keyword);
}

/** What a die deals with a keyword, with what texts add to it. */
export function keywordDamage(game: Game, die: number, id: string, base: number): number {
  return amountOf(game, 'keyword-damage', base, die, game.hooks.keywordNumber(id));
}
