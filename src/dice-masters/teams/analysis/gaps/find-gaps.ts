import type { TeamFigures } from '../analyse.ts';
import { noGlobals, noVillain, swarmOfOne, turtleAlone } from './ability-gaps.ts';
import { dearDice, earlyPurchases, emptyMiddle } from './curve-gaps.ts';
import { loneTypes, onlySidekicksRoll, scarceTypes } from './energy-gaps.ts';
import { noCharacters, nothingFieldsFree, weakAttack, weakDefense } from './field-gaps.ts';
import type { Gap, GapSearch } from './gap.ts';
import { unknownCards, unknownFaces } from './unknown-gaps.ts';

const SEARCHES: GapSearch[] = [
  earlyPurchases,
  dearDice,
  onlySidekicksRoll,
  noCharacters,
  weakAttack,
  weakDefense,
  swarmOfOne,
  noVillain,
  scarceTypes,
  loneTypes,
  emptyMiddle,
  nothingFieldsFree,
  turtleAlone,
  noGlobals,
  unknownCards,
  unknownFaces,
];

/** What stands out about a team, the weightier things first. */
export function findGaps(figures: TeamFigures): Gap[] {
  const found = SEARCHES.flatMap((search) => search(figures));
  return [
    ...found.filter(({ weight }) => weight === 'watch'),
    ...found.filter(({ weight }) => weight === 'note'),
  ];
}
