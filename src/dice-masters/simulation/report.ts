/** A share of the games with its 95 % interval by Wilson's formula. */
export interface Share {
  count: number;
  /** The sample: how many games could have counted. */
  of: number;
  /** `count / of`; 0 without a sample. */
  p: number;
  low: number;
  high: number;
}

/** How a whole number spread over the sample. */
export interface Spread {
  of: number;
  mean: number;
  /** Standard deviation of one game. */
  deviation: number;
  /** 95 % interval of the mean, by the normal approximation. */
  low: number;
  high: number;
  /** Games at 0, 1, 2 …; the last place holds everything from there on. */
  histogram: number[];
  /** Smallest values that at least 5, 25, 50, 75 and 95 % of the sample do not exceed. */
  quantiles: Quantiles;
}

export interface Quantiles {
  p5: number;
  p25: number;
  p50: number;
  p75: number;
  p95: number;
}

/** One turn of the watched player. Sample: games that reached it. */
export interface TurnReport {
  /** The player's own turns, from 1. */
  turn: number;
  /** Energy on hand when the Main Step begins. */
  rolled: Spread;
  /** Energy paid for dice and fielding. */
  spent: Spread;
  /** Energy rolled that paid for nothing. */
  stranded: Spread;
  /** Dice rolled. */
  dice: Spread;
  /** Dice in the bag when the turn ends. */
  bag: Spread;
  /** Mean number of dice of each card in the bag then: Sidekicks first, then in the order of `cards`. */
  bagContent: { card: string; mean: number }[];
  /** Dice in the Field when the turn ends. */
  fielded: Spread;
  /** Damage to the opponent so far. Sample: all games, an ended one keeps its last value. */
  damage: Spread;
  /** Dice that Swarm drew. */
  swarm: Spread;
  /** Burst symbols on the faces rolled. */
  bursts: Spread;
}

/** One card of the team; each list has one entry for each turn. */
export interface CardReport {
  card: string;
  name: string;
  cost: number;
  /** Could pay for it on this turn. Sample: games that reached the turn. */
  afford: Share[];
  /** Could pay for it on this or an earlier turn. Sample: all games, as in the lists below. */
  affordBy: Share[];
  bought: Share[];
  firstRolled: Share[];
  firstFielded: Share[];
}

/** One game of the batch, to be watched on the table. */
export interface GamePick {
  index: number;
  /** Seed of its replay. */
  seed: string;
  /** Null when the opponent outlived the turns. */
  lethalTurn: number | null;
  damage: number;
}

/** Cards whose text the engine does not, or not wholly, carry out. */
export interface Coverage {
  /** Cards with text, and how many of them are simulated in full. */
  withText: number;
  simulated: number;
  notSimulated: { card: string; name: string; lines: readonly string[] }[];
}

/** What a batch of games showed; while it runs, what the games so far showed. */
export interface SimReport {
  /** Games counted so far, and wanted. */
  done: number;
  games: number;
  isFinal: boolean;
  seed: string;
  policy: string;
  turns: TurnReport[];
  cards: CardReport[];
  /** Opponent at 0 life by this turn. Sample: all games, here and below. */
  lethal: Share[];
  /** Lethal turn of the games that won; null when none did. */
  lethalTurn: Spread | null;
  /** First attack by this turn. */
  attacked: Share[];
  /** At least so much energy on hand by this turn: ramp. */
  ramp: { energy: number; byTurn: Share[] }[];
  /** Swarm draws and burst symbols of a whole game. */
  swarm: Spread;
  bursts: Spread;
  /** Null before the first game. */
  fastest: GamePick | null;
  median: GamePick | null;
  slowest: GamePick | null;
  coverage: Coverage;
}

/** After minus before, game by game on the same luck. */
export interface Difference {
  /** Pairs of games. */
  of: number;
  before: number;
  after: number;
  change: number;
  /** 95 % interval of the change. */
  low: number;
  high: number;
  /** The interval does not hold 0. */
  isClear: boolean;
}

export interface ComparisonReport {
  done: number;
  games: number;
  isFinal: boolean;
  before: SimReport;
  after: SimReport;
  /** One entry for each turn in every list. */
  lethal: Difference[];
  damage: Difference[];
  rolled: Difference[];
  spent: Difference[];
  stranded: Difference[];
  /** Cards that both teams have; `afford` on the turn, `affordBy` up to it. */
  cards: {
    card: string;
    name: string;
    cost: number;
    afford: Difference[];
    affordBy: Difference[];
  }[];
}
