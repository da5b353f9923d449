/** The villain deck: checked, its chances, and the line of active cards. */

export {
  CARDS_PER_TURN,
  checkDeck,
  DECK,
  TURNS_PER_ROUND,
} from './deck.ts';
export { chanceOfRegroup, chanceSeen, lastFullTurn } from './deck-odds.ts';
export { activeInTurn, startOfTurn } from './line.ts';
