import type { CardStore } from '../../cards/card-store.ts';
import type { Team } from '../team.ts';
import {
  type CardChange,
  type Change,
  changed,
  compareCards,
  isUnchanged,
} from './compare-cards.ts';
import { compareDice, type DieChange } from './compare-dice.ts';

/** How two teams, or two states of one, differ. Null where a value is the same. */
export interface TeamChange {
  name: Change<string> | null;
  format: Change<string> | null;
  notes: Change<string> | null;
  tags: { added: string[]; removed: string[] };
  cards: CardChange[];
  basicActions: CardChange[];
  /** Dice on characters and actions. */
  diceTotal: Change<number>;
  dice: DieChange[];
  /** Nothing differs at all. */
  isSame: boolean;
}

export function compareTeams(before: Team, after: Team, catalogue: CardStore): TeamChange {
  const cards = compareCards(before.cards, after.cards);
  const basicActions = compareCards(before.basicActions, after.basicActions);
  const words = {
    name: changed(before.name, after.name),
    format: changed(before.format, after.format),
    notes: changed(before.notes, after.notes),
  };
  const tags = {
    added: after.tags.filter((tag) => !before.tags.includes(tag)),
    removed: before.tags.filter((tag) => !after.tags.includes(tag)),
  };
  return {
    ...words,
    tags,
    cards,
    basicActions,
    diceTotal: { before: diceOf(before), after: diceOf(after) },
    dice: compareDice(before, after, catalogue),
    isSame:
      [...cards, ...basicActions].every(isUnchanged) &&
      [...tags.added, ...tags.removed].length === 0 &&
      Object.values(words).every((word) => word === null),
  };
}

function diceOf({ cards }: Team): number {
  return cards.reduce((sum, { dice }) => sum + dice, 0);
}
