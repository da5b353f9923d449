import { askTarget } from '../decisions/ask.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { COPIED, NONE } from '../state/state.ts';
import { creaturesOf } from './creatures.ts';

/** Opposing creatures whose looks a creature does not have yet. */
function models(game: Game, die: number): number[] {
  const { state, layout } = game;
  const seat = state.seatOf(die);
  const models: number[] = [];
  for (let other = 0; other < layout.players; other++) {
    if (other !== seat) models.push(...creaturesOf(game, other));
  }
  return models.filter((model) => game.rowOf(model) !== game.rowOf(die));
}

/** Once in each player's turn, by the card of the die itself. */
export function mayCopy(game: Game, die: number): boolean {
  const { state, layout } = game;
  if (!layout.text(game.shownRow(die)).copies) return false;
  if (((state.flags[die] ?? 0) & COPIED) !== 0) return false;
  return models(game, die).length > 0;
}

/** It becomes a copy in everything but attached spells; without anything to copy it stays as it is. */
export function copyCreature(game: Game, die: number): void {
  const { state } = game;
  const seat = state.seatOf(die);
  const model = askTarget(game, seat, 'Q6.3.3', die, models(game, die), false);
  if (model === NONE) return;
  state.copy[die] = game.rowOf(model);
  state.flags[die] = (state.flags[die] ?? 0) | COPIED;
  note(game, 'copied', 'Q6.3.3', seat, die, NONE, model);
}
