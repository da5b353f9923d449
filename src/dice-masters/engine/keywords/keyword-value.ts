import type { Game } from '../game.ts';

/** The number behind a keyword of a card; 1 where none is said. */
export function keywordValue({ layout }: Game, card: number, keyword: string): number {
  return layout.keywordValues[card]?.numbers[keyword] ?? 1;
}
