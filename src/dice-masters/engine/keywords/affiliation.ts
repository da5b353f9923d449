import type { Game } from '../game.ts';

/** Whether two cards have an affiliation in common. (R1.12) */
export function sharesAffiliation({ layout }: Game, one: number, other: number): boolean {
  const { affiliations } = layout.card(other);
  return layout.card(one).affiliations.some((name) => affiliations.includes(name));
}
