import type { CardStore, PackedCards } from '../dice-masters/cards/index.ts';
import { packCards } from '../dice-masters/cards/index.ts';
import { clauseKinds } from './clause-kinds.ts';
import { CLAUSE_FIELDS, type ClauseField } from './clause-names.ts';

/** The packed cards with what questions ask besides: the kinds of their clauses, by card; see clause-names.ts. */
export interface SearchCards extends PackedCards {
  clauses: Record<ClauseField, number[][]>;
}

/** `texts` are what each card does, in the order of the store. */
export function packSearchCards(store: CardStore, texts: readonly string[]): SearchCards {
  const cards = [...store.all()];
  const kindsOf = (field: ClauseField) =>
    cards.map(({ abilities }, place) => clauseKinds(field, texts[place] ?? '', abilities));
  const clauses = Object.fromEntries(CLAUSE_FIELDS.map((field) => [field, kindsOf(field)]));
  return { ...packCards(store), clauses: clauses as SearchCards['clauses'] };
}
