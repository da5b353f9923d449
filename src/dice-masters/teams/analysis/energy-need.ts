import { ENERGY_TYPES, type EnergyType } from '../../cards/energy.ts';
import { buyable, countDice, type Roster, type RosterCard } from './roster.ts';

/** What asks for one energy type when it is purchased. */
export interface EnergyNeed {
  type: EnergyType;
  cards: RosterCard[];
  /** Purchases that must include the type: one for each die. */
  dice: number;
}

/** The types that purchases require; a card of several types counts under each. (R8.4) */
export function energyNeeds(roster: Roster): EnergyNeed[] {
  return ENERGY_TYPES.map((type) => {
    const cards = buyable(roster).filter(({ card }) => card.energy.includes(type));
    return { type, cards, dice: countDice(cards) };
  });
}
