import type { EnergyType } from '../../../dice-masters/cards/index.ts';
import {
  type Game,
  mayPurchase,
  PREP,
  purchaseCostOf,
  RESERVE,
  UNIT_KINDS,
  UNITS,
  zoneDice,
} from '../../../dice-masters/engine/index.ts';
import {
  type Goal,
  looseUnit,
  type Purchase,
  type ShownDie,
  type Standing,
} from '../../../dice-masters/odds/index.ts';

/** A card that can still be bought. */
export interface PurchaseGoal extends Purchase {
  /** Place in the layout. */
  card: number;
  name: string;
  /** Dice left on it. */
  left: number;
}

/** Cards of the player's shop with dice on them that no rule forbids, the cheapest first. (R8.2) */
export function goalsOn(game: Game): PurchaseGoal[] {
  const seat = game.active;
  return [...game.shops[seat]].flatMap((card) => {
    const left = game.table.supply[card] ?? 0;
    if (left === 0 || !mayPurchase(game, card)) return [];
    const { name, energy } = game.layout.card(card);
    const cost = purchaseCostOf(game, card, seat);
    // B18: what costs nothing asks for no type.
    const types: readonly EnergyType[] = cost === 0 ? [] : [...new Set(energy)];
    return [{ card, name, left, cost, types }];
  });
}

/** Two purchases, one, or none where the card has too few dice left for both. */
export function goalOf(goal: PurchaseGoal, also: PurchaseGoal | null): Goal | null {
  if (!also) return [goal];
  return goal.card === also.card && goal.left < 2 ? null : [goal, also];
}

/** The roll as the odds see it, and the number of each die in it. */
export interface RolledTable {
  standing: Standing;
  dice: number[];
}

/** Dice of the roll, dice that lie in the Reserve Pool already, and energy without a die. (R7.2.2) */
export function rolledTable(game: Game): RolledTable {
  const { table, active } = game;
  const {
    rolling,
    now: { rollingCount },
  } = game.state;
  const dice = [...rolling.subarray(0, rollingCount)].filter((die) => table.zone[die] === PREP);
  const virtual = Array.from({ length: UNIT_KINDS }, (_, unit) => {
    const amount = table.virtual[active * UNIT_KINDS + unit] ?? 0;
    return Array.from({ length: amount }, () => looseUnit(UNITS[unit] ?? 'generic'));
  });
  return {
    dice,
    standing: {
      rolled: dice.map((die) => shownBy(game, die)),
      kept: [
        ...zoneDice(game, active, RESERVE).map((die) => shownBy(game, die)),
        ...virtual.flat(),
      ],
    },
  };
}

function shownBy({ layout, table }: Game, die: number): ShownDie {
  const { name, faces } = layout.card(layout.cardOf[die] ?? 0);
  return { die: { name, faces }, face: faces[table.face[die] ?? 0] ?? { kind: 'unknown' } };
}
