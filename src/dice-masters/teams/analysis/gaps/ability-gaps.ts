import type { CardFacts } from '../../../cards/card-facts.ts';
import { counted, listed } from '../../count-words.ts';
import type { Roster } from '../roster.ts';
import type { GapSearch } from './gap.ts';

/** A team this far built has had its chance to bring a Global. */
const NEARLY_FULL = 6;

export const noGlobals: GapSearch = ({ roster, globals }) => {
  const { cards, basicActions, unknown } = roster;
  const isBegun = cards.length < NEARLY_FULL || basicActions.length === 0 || unknown.length > 0;
  if (isBegun || globals.length > 0) return [];
  return [
    {
      id: 'no-globals',
      weight: 'note',
      message: 'None of your cards brings a Global.',
      why: 'Energy you keep for the opponent’s turn then pays only for the Globals they bring.',
      cards: [],
    },
  ];
};

/** Swarm counts further dice of the same card. */
export const swarmOfOne: GapSearch = ({ roster }) => {
  const alone = roster.cards
    .filter(({ card, dice }) => dice === 1 && card.keywords.includes('swarm'))
    .map(({ card }) => card);
  if (alone.length === 0) return [];
  return [
    {
      id: 'swarm-of-one',
      weight: 'watch',
      message: `${names(alone)} ${alone.length === 1 ? 'has' : 'have'} Swarm but a single die.`,
      why: 'Swarm draws more dice only when you draw another die of the same card.',
      cards: alone,
    },
  ];
};

/** Turtle Power lowers the price of other Turtles. */
export const turtleAlone: GapSearch = ({ roster }) => {
  const isTurtle = (card: CardFacts) => card.affiliations.includes('teenage-mutant-ninja-turtles');
  const callers = having(roster, 'turtle-power');
  const [caller] = callers;
  const turtles = roster.cards.filter(({ card }) => isTurtle(card) && card !== caller);
  if (callers.length !== 1 || turtles.length > 0 || roster.unknown.length > 0) return [];
  return [
    {
      id: 'turtle-alone',
      weight: 'note',
      message: `${names(callers)} has Turtle Power, but no other card is a Turtle.`,
      why: 'Turtle Power makes the dice of other Turtles cheaper, never its own.',
      cards: callers,
    },
  ];
};

/** Common Ground waits for a Villain that attacks too. */
export const noVillain: GapSearch = ({ roster }) => {
  const waiting = having(roster, 'common-ground');
  const isVillain = roster.cards.some(({ card }) => card.affiliations.includes('villain'));
  if (waiting.length === 0 || isVillain || roster.unknown.length > 0) return [];
  return [
    {
      id: 'no-villain',
      weight: 'watch',
      message: `${counted(waiting.length, 'card has', 'cards have')} Common Ground, but no card is a Villain.`,
      why: 'Common Ground works only when a Villain of yours attacks too.',
      cards: waiting,
    },
  ];
};

function having({ cards }: Roster, keyword: string): CardFacts[] {
  return cards.filter(({ card }) => card.keywords.includes(keyword)).map(({ card }) => card);
}

function names(cards: readonly CardFacts[]): string {
  return listed(cards.map(({ name }) => name));
}
