import { ENERGY_NAMES, type EnergyType } from '../../../cards/energy.ts';
import { counted, listed } from '../../count-words.ts';
import type { TeamFigures } from '../analyse.ts';
import type { EnergyNeed } from '../energy-need.ts';
import { formatSixths, unitsOnDie } from '../energy-supply.ts';
import { buyable, type RosterCard } from '../roster.ts';
import { ENOUGH_CARDS, type GapSearch } from './gap.ts';

/** Dice that ask for a type before its share is worth a word. */
const MANY_DICE = 6;
/** How far the share of purchases may be above the share of energy. */
const TOO_FAR = 0.25;

/** Only Sidekicks give what the purchase asks for: no die of a card shows it, nor wild. (R3.2) */
export const onlySidekicksRoll: GapSearch = (figures) =>
  readableNeeds(figures)
    .filter(({ cards, type }) => cards.length > 0 && rolling(figures, type).length === 0)
    .map(({ type, cards }) => {
      const [first] = cards;
      const who =
        cards.length === 1 && first
          ? `${first.card.name} needs`
          : `${counted(cards.length, 'card')} need`;
      return {
        id: `only-sidekicks-${type}`,
        weight: 'watch',
        message: `${who} ${ENERGY_NAMES[type]}, but only your Sidekicks roll it.`,
        why: `A Sidekick shows ${ENERGY_NAMES[type]} or wild on two of its six faces, and none of your other dice shows either.`,
        cards: cards.map(({ card }) => card),
      };
    });

export const loneTypes: GapSearch = (figures) => {
  const lone = readableNeeds(figures).flatMap(({ type, cards }) => {
    const [only, another] = cards;
    const others = rolling(figures, type).filter(({ card }) => card !== only?.card);
    return only && !another && others.length === 0 && rolling(figures, type).length > 0
      ? [{ type, card: only.card }]
      : [];
  });
  const [first] = lone;
  if (!first || buyable(figures.roster).length < ENOUGH_CARDS) return [];
  const message =
    lone.length === 1
      ? `${first.card.name} is your only ${ENERGY_NAMES[first.type]} card: the ${ENERGY_NAMES[first.type]} for its first die must come from a Sidekick.`
      : `${listed(lone.map(({ card, type }) => `${card.name} (${ENERGY_NAMES[type]})`))} stand alone in their energy: for the first die of each, it must come from a Sidekick.`;
  return [
    {
      id: 'lone-types',
      weight: 'note',
      message,
      why: 'Until such a die is bought, no other die of yours rolls the type it asks for.',
      cards: [...new Set(lone.map(({ card }) => card))],
    },
  ];
};

export const scarceTypes: GapSearch = (figures) => {
  const asked = figures.needs.reduce((sum, { dice }) => sum + dice, 0);
  return readableNeeds(figures)
    .filter(({ type, dice }) => {
      const isMany = dice >= MANY_DICE && rolling(figures, type).length > 0;
      return isMany && dice / asked - shareOf(figures, type) > TOO_FAR;
    })
    .map(({ type, cards, dice }) => ({
      id: `scarce-${type}`,
      weight: 'note',
      message: `${dice} of your dice need ${ENERGY_NAMES[type]}, which few of your dice roll.`,
      why: `All your dice together roll ${formatSixths(owned(figures, type))} ${ENERGY_NAMES[type]} and ${formatSixths(owned(figures, 'wild'))} wild on average.`,
      cards: cards.map(({ card }) => card),
    }));
};

/** Nothing is said of energy while a face is unknown: it might be the one that is missing. */
function readableNeeds({ needs, supply, roster }: TeamFigures): EnergyNeed[] {
  return supply.unknown.length > 0 || roster.unknown.length > 0 ? [] : needs;
}

/** Cards with dice that can pay for a type. */
function rolling({ roster }: TeamFigures, type: EnergyType): RosterCard[] {
  return roster.cards.filter(({ card, dice }) => {
    const units = unitsOnDie(card.faces);
    return dice > 0 && units[type] + units.wild > 0;
  });
}

function owned({ supply }: TeamFigures, unit: EnergyType | 'wild'): number {
  return supply.sidekicks[unit] + supply.cards[unit];
}

/** How much of all energy the type and wild make up, Basic Actions apart. */
function shareOf({ supply }: TeamFigures, type: EnergyType): number {
  const pays = ({ [type]: typed, wild }: Record<EnergyType | 'wild', number>) => typed + wild;
  const all = [supply.sidekicks, supply.cards].flatMap((units) => Object.values(units));
  return (pays(supply.sidekicks) + pays(supply.cards)) / all.reduce((sum, one) => sum + one, 0);
}
