import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { isOpen, type TableGame } from './goldfish-state.ts';
import { type Lit, litBy, NOTHING_LIT } from './table/lit.ts';
import type { Payment } from './table/plans.ts';

/** What every die and card on the table must know to draw itself. */
interface TableLook {
  table: TableGame;
  lit: Lit;
  /** Dice chosen for the reroll. */
  chosen: readonly number[];
  payment: Payment | null;
}

export const TableLooks = createContext<TableLook | null>(null);

export function useLook(): TableLook {
  const look = useContext(TableLooks);
  if (!look) throw new Error('there is no table around this');
  return look;
}

/** What is lit by the open question. */
export function litOn(table: TableGame): Lit {
  const { game } = table.run;
  // Dice in a bag cannot be told apart; the question shows one of each kind.
  return isOpen(table) && game.decision.kind !== 'drawn-die' ? litBy(game) : NOTHING_LIT;
}
