import type { CardFacts } from '../../cards/card-facts.ts';
import type { CardStore } from '../../cards/card-store.ts';
import type { Team } from '../team.ts';
import { byLevel, type LevelSpread } from './by-level.ts';
import { type CostCurve, costCurve } from './cost-curve.ts';
import { affiliationCoverage, type Coverage, keywordCoverage } from './coverage.ts';
import { type DiceRow, diceMatrix } from './dice-matrix.ts';
import { type EnergyNeed, energyNeeds } from './energy-need.ts';
import { type EnergySupply, energySupply } from './energy-supply.ts';
import { globalsOf } from './globals.ts';
import { type Roster, rosterOf } from './roster.ts';

/** A team counted from every side. */
export interface TeamFigures {
  roster: Roster;
  curve: CostCurve;
  needs: EnergyNeed[];
  supply: EnergySupply;
  levels: LevelSpread[];
  keywords: Coverage[];
  affiliations: Coverage[];
  dice: DiceRow[];
  globals: CardFacts[];
}

export function analyse(team: Team, catalogue: CardStore): TeamFigures {
  const roster = rosterOf(team, catalogue);
  return {
    roster,
    curve: costCurve(roster),
    needs: energyNeeds(roster),
    supply: energySupply(roster),
    levels: byLevel(roster),
    keywords: keywordCoverage(roster),
    affiliations: affiliationCoverage(roster),
    dice: diceMatrix(roster),
    globals: globalsOf(roster),
  };
}
