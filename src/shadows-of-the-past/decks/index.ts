/** The villain deck: checked, its chances, and the line of active cards. */

export {
  BARS,
  type Bar,
  CARDS_PER_BAR,
  CARDS_PER_TURN,
  checkDeck,
  DECK,
  HAND,
  TURNS_PER_ROUND,
} from './deck.ts';
export { chanceOfRegroup, chanceSeen, lastFullTurn } from './deck-odds.ts';
export { activeInTurn, FULL_LINE, startOfTurn } from './line.ts';
