/** For each figure of a simulation, how it comes about in plain words. */
export const SIM_EXPLANATIONS = {
  afford:
    'In every game, once the dice of a turn are rolled and rerolled, the energy on hand either pays for a die of the card or it does not, whether or not one is left to buy. The share counts the games that reached the turn.',
  energy:
    'Rolled is the energy on hand when the Main Step begins; spent is what dice and fielding cost that turn; stranded is the rest, which paid for nothing.',
  bag: 'The dice in the bag when the turn ends, and how many of them belong to each card on average.',
  first:
    'The share of all games in which the card was bought, rolled or fielded for the first time on this turn or an earlier one.',
  ramp: 'The share of all games that have had so much energy on hand at once by this turn.',
  attack: 'The share of all games with a first attack on this turn or an earlier one.',
  damage:
    'Life the opponent has lost by the end of the turn. A game that is over keeps its last value, so every turn counts all games.',
  lethal:
    'The share of all games in which the opponent is at 0 life by this turn. Without an opponent nobody blocks, so it is the earliest a plan can win, not how often it beats somebody.',
  swarm: 'Dice drawn beyond the usual ones because a card with Swarm was active.',
  bursts: 'Burst symbols on the faces rolled, after the reroll.',
  games:
    'All games are ordered by the turn they win, then by damage; the first one of the fastest, middle and slowest kind is shown. Its seed plays it again on the table, move by move.',
  compare:
    'Game by game both sides get the same luck, so most of it cancels out. The change is the mean over all pairs; if its interval does not hold 0, chance alone hardly explains it.',
  interval:
    'If the whole batch were played again and again with other seeds, about 95 of 100 such intervals would hold the true value. Shares use the formula of Wilson, means the normal approximation.',
} as const satisfies Record<string, string>;
