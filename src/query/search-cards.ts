import type { Card, CardStore, PackedCards } from '../dice-masters/cards/index.ts';
import { packCards } from '../dice-masters/cards/index.ts';
import { type Act, actsOf } from '../dice-masters/language/index.ts';
import { Places } from '../text/places.ts';
import { CLAUSE_FIELDS, clausePlace } from './clause-names.ts';

/** When, what and to whom: places in the lists of `clause-names.ts`, in the order of its fields. */
export type PackedAct = readonly (readonly number[])[];

/** The packed cards with what questions ask besides: what each card does, act by act. */
export interface SearchCards extends PackedCards {
  /** Different acts. */
  acts: PackedAct[];
  /** For each card the places of its acts. */
  actsOf: number[][];
}

/** `cards` are those of the store, in its order. */
export function packSearchCards(
  store: CardStore,
  cards: readonly Pick<Card, 'kind' | 'keywords' | 'keywordValues' | 'effects'>[],
): SearchCards {
  const acts = new Places();
  const places = cards.map((card) => [
    ...new Set(actsOf(card).map((act) => acts.of(JSON.stringify(packAct(act))))),
  ]);
  return {
    ...packCards(store),
    acts: acts.list.map((text) => JSON.parse(text) as PackedAct),
    actsOf: places,
  };
}

function packAct(act: Act): PackedAct {
  return CLAUSE_FIELDS.map((field) =>
    act[field].map((value) => clausePlace(field, value)).sort((a, b) => a - b),
  );
}
