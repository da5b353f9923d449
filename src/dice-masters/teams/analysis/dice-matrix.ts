import { monogram } from '../../cards/card.ts';
import { SIDEKICK_FACES } from '../../cards/die.ts';
import type { EnergyType } from '../../cards/energy.ts';
import type { Face } from '../../cards/face.ts';
import { SIDEKICK_DICE } from './energy-supply.ts';
import type { Roster, RosterCard } from './roster.ts';

/** One kind of die with all its faces. */
export interface DiceRow {
  /** The card, or `sidekick`. */
  id: string;
  name: string;
  subtitle: string;
  /** Letters on the drawn die. */
  mark: string;
  energy: readonly EnergyType[];
  dice: number;
  faces: readonly Face[];
}

/** Every die that comes to the table: the team's, the Basic Actions', the Sidekicks. */
export function diceMatrix({ cards, basicActions }: Roster): DiceRow[] {
  return [
    ...[...cards, ...basicActions].filter(({ card }) => card.faces.length > 0).map(row),
    {
      id: 'sidekick',
      name: 'Sidekick',
      subtitle: 'Every player has eight',
      mark: 'SK',
      energy: [],
      dice: SIDEKICK_DICE,
      faces: SIDEKICK_FACES,
    },
  ];
}

function row({ card, dice }: RosterCard): DiceRow {
  const { id, name, subtitle, energy, faces } = card;
  return { id, name, subtitle, mark: monogram(name), energy, dice, faces };
}
