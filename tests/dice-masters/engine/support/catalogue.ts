import type { Ability } from '../../../../src/dice-masters/engine/abilities/ability.ts';
import { engineCard } from '../../../../src/dice-masters/engine/engine-card.ts';
import type { EngineCard } from '../../../../src/dice-masters/engine/setup.ts';
import { store } from '../../support/store.ts';

/** A card of the catalogue as the engine plays it. */
export function cardOf(id: string, abilities?: readonly Ability[]): EngineCard {
  const card = store.card(id);
  const ready = card && card.die !== '' ? engineCard(card, abilities) : null;
  if (!ready) throw new Error(`no dice for ${id}`);
  return ready;
}

/** Every card that has dice with known faces. */
export const PLAYABLE: readonly string[] = [...store.all()]
  .filter(({ die, faces }) => die !== '' && faces.every(({ kind }) => kind !== 'unknown'))
  .map(({ id }) => id);

export const maxDiceOf = (id: string): number => store.card(id)?.maxDice ?? 0;
