import { monogram } from '../../../domain/card.ts';
import type { EnergyType } from '../../../domain/energy.ts';
import type { Face } from '../../../domain/face.ts';
import type { Game } from '../../../engine/game.ts';
import { PREP } from '../../../engine/state/zones.ts';
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
  const { rolling, rollingCount, decision, layout, table } = game;
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
