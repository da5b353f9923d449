import { FACES_PER_DIE } from '../../cards/face.ts';
import { ask } from '../decisions/ask.ts';
import { choose } from '../decisions/choose.ts';
import { V } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE } from '../state/state.ts';

/** Faces of the creature, or of what it copies, that are one level higher; looks that differ. */
export function higherFaces(game: Game, die: number): number[] {
  const { level, look } = game.layout.faces;
  const row = game.rowOf(die);
  const wanted = (level[row] ?? 0) + 1;
  const first = row - (row % FACES_PER_DIE);
  const rows = Array.from({ length: FACES_PER_DIE }, (_, face) => first + face);
  return rows.filter((one) => level[one] === wanted && look[one] === one);
}

/** Turns a creature up one level; its owner chooses where two faces have that level. */
export function chooseHigherFace(game: Game, die: number): void {
  const { state, decision } = game;
  const rows = higherFaces(game, die);
  if (rows.length === 0) return;
  ask(game, 'face', state.active, 'Q7.1');
  decision.die = die;
  for (const row of rows) decision.add(V.face, row % FACES_PER_DIE, die);
  const face = decision.a[choose(game)] ?? 0;
  const copied = state.copy[die] ?? NONE;
  if (copied === NONE) state.face[die] = face;
  else state.copy[die] = copied - (copied % FACES_PER_DIE) + face;
  note(game, 'turned', 'Q7.1', state.active, die);
}
