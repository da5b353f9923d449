/** Whole games of Quarriors! by policies: who wins, how long it takes, what each card is worth. */

export { type Batch, playGames } from './play-games.ts';
export { cardWorths, simulate } from './report.ts';
