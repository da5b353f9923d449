import { type Chooser, Unanswered } from './decisions/chooser.ts';
import { Game, GameOver } from './game.ts';
import { KEYWORDS } from './keywords/index.ts';
import type { GameLog } from './log.ts';
import { AskingChance } from './random/asking.ts';
import { type Chance, SeededChance } from './random/chance.ts';
import type { Seat, Setup } from './setup.ts';
import { playTurn } from './turn.ts';

/** How a game ended: somebody won, the turns ran out, or a decision is open. */
export interface Outcome {
  winner: Seat | 'tie' | null;
  end: 'life' | 'turns' | 'open';
  /** Turns begun, both seats together. */
  turn: number;
}

/** A table for one setup. It plays any number of games, one after the other, without new memory. */
export class Match {
  readonly game: Game;
  private readonly seeded = new SeededChance();

  constructor(setup: Setup, choosers: readonly [Chooser, Chooser]) {
    this.game = new Game(setup, KEYWORDS, choosers, chanceOf(setup, this.seeded));
  }

  /** Game `index` of a batch with one seed. */
  play(seed: string, index = 0, log: GameLog | null = null): Outcome {
    this.restart(seed, index, log);
    return run(this.game);
  }

  /** Ready for the first turn. */
  restart(seed: string, index = 0, log: GameLog | null = null): void {
    this.game.reset();
    this.game.log = log;
    this.seeded.restart(seed, index);
    this.game.policy = this.seeded.streams.policy;
  }

  /** Luck from another seed, from now on. */
  reseed(seed: string): void {
    this.seeded.restart(seed, 0);
  }
}

function chanceOf({ luck }: Setup, seeded: Chance): Chance {
  if (luck === 'seed') return seeded;
  return new AskingChance(luck === 'ask' ? null : seeded);
}

/** Plays on from wherever the game stands, until it ends or nobody answers. */
export function run(game: Game): Outcome {
  const last = game.setup.turns * 2;
  return untilItStops(game, () => {
    while (game.turn < last) playTurn(game);
  });
}

/** Runs a piece of a game and says how it stopped. */
export function untilItStops(game: Game, piece: () => void): Outcome {
  try {
    piece();
  } catch (stop) {
    if (stop instanceof GameOver) return { winner: game.winner, end: 'life', turn: game.turn };
    if (stop instanceof Unanswered) return { winner: null, end: 'open', turn: game.turn };
    throw stop;
  }
  return { winner: null, end: 'turns', turn: game.turn };
}
