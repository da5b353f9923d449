import { ask, offerOnce } from '../decisions/ask.ts';
import { choose } from '../decisions/choose.ts';
import { V } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE } from '../state/state.ts';
import { READY } from '../state/zones.ts';
import { copyCreature, mayCopy } from './copy.ts';
import { isCreature } from './creatures.ts';
import { spend } from './dice.ts';

/** Q7.3: a player whose turn it is not may cast reactions now, and let a creature copy another. */
export function react(game: Game, seat: number): void {
  const { decision, layout } = game;
  if (!layout.has.reactions && !layout.has.copies) return;
  while (true) {
    ask(game, 'react', seat, 'Q7.3');
    decision.add(V.done, -1, -1);
    offerReactions(game, seat);
    const pick = decision.count === 1 ? 0 : choose(game);
    const die = decision.a[pick] ?? 0;
    if (decision.verb[pick] === V.done) return;
    if (decision.verb[pick] === V.copy) copyCreature(game, die);
    else castReaction(game, die);
  }
}

function offerReactions(game: Game, seat: number): void {
  const { state, layout, decision } = game;
  for (let slot = 0; slot < state.count(seat, READY); slot++) {
    const die = state.at(seat, READY, slot);
    const row = game.shownRow(die);
    if (isCreature(game, die)) {
      if (layout.has.copies && mayCopy(game, die)) decision.add(V.copy, die, -1);
    } else if (layout.text(row).reaction?.can(game, die, row)) {
      offerOnce(game, V.cast, die, layout.faces.look[row] ?? row);
    }
  }
}

function castReaction(game: Game, die: number): void {
  const row = game.shownRow(die);
  const seat = game.state.seatOf(die);
  note(game, 'cast', 'Q7.3', seat, die, NONE);
  spend(game, die, 'Q7.1');
  game.layout.text(row).reaction?.does(game, die, row);
}
