import { fileURLToPath } from 'node:url';
import { requireCatalogue } from '../../../src/catalogue/read.ts';
import { facesOf } from '../../../src/domain/die.ts';
import type { Ability } from '../../../src/engine/abilities/ability.ts';
import { engineCard } from '../../../src/engine/engine-card.ts';
import type { EngineCard } from '../../../src/engine/setup.ts';

const content = fileURLToPath(new URL('../../../content/', import.meta.url));
const { cards, dice } = requireCatalogue(content);
const byId = new Map(cards.map((card) => [card.id, card]));

/** A card of the catalogue as the engine plays it. */
export function cardOf(id: string, abilities?: readonly Ability[]): EngineCard {
  const card = byId.get(id);
  const die = dice.get(card?.die ?? '');
  const ready = card && die ? engineCard({ ...card, faces: facesOf(card, die) }, abilities) : null;
  if (!ready) throw new Error(`no dice for ${id}`);
  return ready;
}

/** Every card that has dice with known faces. */
export const PLAYABLE: readonly string[] = cards
  .filter(({ die }) => dice.get(die ?? '')?.energyFaces)
  .map(({ id }) => id);

export const maxDiceOf = (id: string): number => byId.get(id)?.maxDice ?? 0;
