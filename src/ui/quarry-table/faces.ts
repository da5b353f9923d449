import { type CardClass, FACES_PER_DIE, type Face } from '../../quarriors/cards/index.ts';
import type { Box } from '../../quarriors/engine/index.ts';

/** The face of a row of the table's faces, with the class of its die. */
export function faceOf(
  { cards, classes }: Box,
  wilds: readonly { id: string }[],
  row: number,
): { own: CardClass; face: Face } | null {
  const id = wilds[Math.floor(row / FACES_PER_DIE)]?.id;
  const card = cards.find((one) => one.id === id);
  const own = classes.find((one) => one.id === card?.class);
  const face = own?.faces[row % FACES_PER_DIE];
  return own && face ? { own, face } : null;
}
