import type { EnergyType } from '../../../dice-masters/cards/index.ts';
import {
  cardsForSale,
  dieCard,
  dieFace,
  type Game,
  looseEnergy,
  RESERVE,
  rollingDice,
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
  /** Its place on the table. */
  card: number;
  name: string;
  /** Dice left on it. */
  left: number;
}

/** Cards of the player's shop with dice on them that no rule forbids, the cheapest first. (R8.2) */
export function goalsOn(game: Game): PurchaseGoal[] {
  return cardsForSale(game).map(({ card, name, left, cost, energy }) => {
    // B18: what costs nothing asks for no type.
    const types: readonly EnergyType[] = cost === 0 ? [] : [...new Set(energy)];
    return { card, name, left, cost, types };
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
  const { active } = game;
  const dice = rollingDice(game);
  const kept = zoneDice(game, active, RESERVE).map((die) => shownBy(game, die));
  const loose = looseEnergy(game, active).map(looseUnit);
  return {
    dice,
    standing: { rolled: dice.map((die) => shownBy(game, die)), kept: [...kept, ...loose] },
  };
}

function shownBy(game: Game, die: number): ShownDie {
  const { name, faces } = dieCard(game, die);
  return { die: { name, faces }, face: dieFace(game, die) };
}
