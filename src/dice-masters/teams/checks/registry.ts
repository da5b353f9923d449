import { affiliationsAllowed, affiliationsDiffer } from './affiliations.ts';
import { banned } from './banned.ts';
import { basicActionCount, basicActionDice, sameBasicAction } from './basic-actions.ts';
import { leastCards, mostCards } from './card-count.ts';
import { cardKind } from './card-kind.ts';
import type { Check } from './check.ts';
import { costPattern, mostCost, openCosts } from './costs.ts';
import { dicePerCard } from './dice-per-card.ts';
import { draftedCards, draftedDice, unknownPool } from './draft-pool.ts';
import { energiesAllowed, sameEnergy } from './energies.ts';
import { fullDice } from './full-dice.ts';
import { keywordsBanned } from './keywords-banned.ts';
import { lineUp, lineUpBasicActions, lineUpDice } from './line-up.ts';
import { maxDice } from './max-dice.ts';
import { unknownCard, unreadFormat } from './not-known.ts';
import { raritiesAllowed, sameRarity } from './rarities.ts';
import { sameName, sameNameAcrossSets } from './same-name.ts';
import { onePerSet, setsAllowed, setsBanned } from './sets.ts';
import { someDice } from './some-dice.ts';
import { leastDice, mostDice, unusedDice } from './total-dice.ts';

/** Every check, in the order in which problems are told. */
export const CHECKS: Readonly<Record<string, Check>> = {
  unreadFormat,
  unknownCard,
  mostCards,
  leastCards,
  cardKind,
  lineUp,
  sameName,
  sameNameAcrossSets,
  banned,
  setsAllowed,
  setsBanned,
  onePerSet,
  keywordsBanned,
  affiliationsAllowed,
  affiliationsDiffer,
  mostCost,
  costPattern,
  openCosts,
  raritiesAllowed,
  sameRarity,
  energiesAllowed,
  sameEnergy,
  draftedCards,
  someDice,
  maxDice,
  dicePerCard,
  lineUpDice,
  draftedDice,
  fullDice,
  mostDice,
  leastDice,
  basicActionCount,
  sameBasicAction,
  basicActionDice,
  lineUpBasicActions,
  unknownPool,
  unusedDice,
};
