import { type EnergyType, type Face, monogram } from '../../../dice-masters/cards/index.ts';
import {
  dieCard,
  dieFace,
  type Game,
  isUntold,
  type Question,
  rollingDice,
} from '../../../dice-masters/engine/index.ts';

/** A die of the roll that is being told. */
export interface ToldDie {
  die: number;
  name: string;
  mark: string;
  energy: readonly EnergyType[];
  /** Null until it is told. */
  face: Face | null;
  isAsked: boolean;
}

/** The dice of this turn's roll, in the order in which they are asked for; empty for a roll of its own. */
export function rolledSoFar(game: Game, question: Question): ToldDie[] {
  const dice = rollingDice(game);
  if (question.kind !== 'rolled-face' || !dice.includes(question.die)) return [];
  return dice.map((die) => {
    const { id, name, energy } = dieCard(game, die);
    return {
      die,
      name,
      mark: id === 'sidekick' ? 'SK' : monogram(name),
      energy,
      face: isUntold(game, die) ? null : dieFace(game, die),
      isAsked: die === question.die,
    };
  });
}
