import { Unanswered } from '../../tabletop/chooser.ts';
import { SeededChance } from './chance.ts';
import { type Chooser, Game } from './game.ts';
import { GameOver } from './game-over.ts';
import type { GameLog } from './log.ts';
import type { Seat, Setup } from './setup.ts';
import { playTurn } from './turn.ts';

/** How a game ended: somebody reached the goal, cards ran out, the turns did, or a decision is open. */
export interface Outcome {
  /** Several share a victory. (Q8.2) */
  winners: readonly Seat[];
  end: 'glory' | 'cards' | 'turns' | 'open';
  /** Turns begun, all seats together. */
  turn: number;
}

/** A table for one setup. It plays any number of games, one after the other, without new memory. */
export class Match {
  readonly game: Game;
  private readonly seeded = new SeededChance();

  constructor(setup: Setup, chooser: Chooser) {
    this.game = new Game(setup, chooser, this.seeded);
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

/** Plays on from wherever the game stands, until it ends or nobody answers. */
export function run(game: Game): Outcome {
  return untilItStops(game, () => {
    while (game.state.turn < game.setup.turns) playTurn(game);
  });
}

/** Runs a piece of a game and says how it stopped. */
export function untilItStops(game: Game, piece: () => void): Outcome {
  try {
    piece();
  } catch (stop) {
    if (stop instanceof GameOver) return outcome(game, isByGlory(game) ? 'glory' : 'cards');
    if (stop instanceof Unanswered) return outcome(game, 'open');
    throw stop;
  }
  return outcome(game, 'turns');
}

function isByGlory({ state, goal }: Game): boolean {
  return state.glory.some((glory) => glory >= goal);
}

function outcome({ state, layout }: Game, end: Outcome['end']): Outcome {
  const seats = Array.from({ length: layout.players }, (_, seat) => seat as Seat);
  const winners = seats.filter((seat) => (state.winners & (1 << seat)) !== 0);
  return { winners, end, turn: state.turn };
}
