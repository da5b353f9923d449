import type { Card } from '../cards/card.ts';
import type { CardFacts } from '../cards/card-facts.ts';
import { type Die, facesOf } from '../cards/die.ts';
import { ENERGY_TYPES } from '../cards/energy.ts';
import { isKeywordLine } from '../language/keyword-line.ts';
import { parseEffects } from '../language/line.ts';
import { globalCosts } from './global-costs.ts';

/** What tools know of a card of the content files; `keywords` are the ids of all there are. */
export function cardFacts(
  card: Card,
  die: Die | undefined,
  keywords: ReadonlySet<string>,
): CardFacts {
  const { id, set, number, name, subtitle, kind, cost, affiliations, rarity, maxDice } = card;
  const { levels, keywordValues, alignment, flip, epic, abilities } = card;
  const effects = parseEffects(card.effects, keywords);
  return {
    id,
    set,
    number,
    name,
    subtitle,
    kind,
    cost,
    energy: ENERGY_TYPES.filter((type) => card.energy.includes(type)),
    affiliations,
    rarity,
    maxDice,
    die: die?.id ?? '',
    levels,
    faces: die ? facesOf(card, die) : [],
    keywords: card.keywords,
    keywordValues,
    alignment,
    flip,
    epic,
    isReprint: card.reprintOf !== null,
    isDoubtful: card.doubts.length > 0,
    hasEquipIcon: card.equipIcon === true,
    globalCost: cheapest(globalCosts(effects)),
    hasWords: effects.some((effect) => !isKeywordLine(effect, card)),
    abilities,
  };
}

function cheapest(costs: readonly string[]): number | null {
  return costs.length === 0 ? null : Math.min(...costs.map(energyOf));
}

/** Units of energy in a Global cost such as `bolt+bolt`, `fist|bolt` or `2`; what is no energy counts nothing. */
function energyOf(cost: string): number {
  const ways = cost.split('|').map((way) => way.split('+').map(unitsIn));
  return Math.min(...ways.map((parts) => parts.reduce((sum, units) => sum + units, 0)));
}

function unitsIn(part: string): number {
  if (/^\d$/.test(part)) return Number(part);
  return (ENERGY_TYPES as readonly string[]).includes(part) ? 1 : 0;
}
