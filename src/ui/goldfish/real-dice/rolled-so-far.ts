import { type EnergyType, type Face, monogram } from '../../../dice-masters/cards/index.ts';
import { type Game, PREP } from '../../../dice-masters/engine/index.ts';
import { isUntold } from '../table/untold.ts';

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
export function rolledSoFar(game: Game): ToldDie[] {
  const { decision, layout, table } = game;
  const {
    rolling,
    now: { rollingCount },
  } = game.state;
  const dice = [...rolling.subarray(0, rollingCount)].filter((die) => table.zone[die] === PREP);
  if (decision.kind !== 'rolled-face' || !dice.includes(decision.die)) return [];
  return dice.map((die) => {
    const { id, name, energy, faces } = layout.card(layout.cardOf[die] ?? 0);
    return {
      die,
      name,
      mark: id === 'sidekick' ? 'SK' : monogram(name),
      energy,
      face: isUntold(game, die) ? null : (faces[table.face[die] ?? 0] ?? null),
      isAsked: die === decision.die,
    };
  });
}
