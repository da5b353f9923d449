import type { Card } from '../cards/card.ts';
import type { CardClass } from '../cards/card-class.ts';
import { type OddsDie, oddsDie } from './odds-die.ts';

/** A die by the id of its class, or of a card whose text counts too; null where there is none. */
export function findDie(
  id: string,
  { classes, cards }: { classes: readonly CardClass[]; cards: readonly Card[] },
): OddsDie | null {
  const card = cards.find((one) => one.id === id);
  const own = classes.find((one) => one.id === (card?.class ?? id));
  return own ? oddsDie(id, card?.name ?? own.name, own.faces) : null;
}
