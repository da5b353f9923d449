import type { Game } from '../game.ts';
import { GAME_OVER } from '../game-over.ts';
import { note } from '../log.ts';
import { READY } from '../state/zones.ts';

/** Empty creature cards that end the game. (Q8.2) */
const EMPTY_CARDS_TO_END = 4;

/** Q6.1.1, Q8.1: whoever reaches the goal has won at once. */
export function gainGlory(game: Game, seat: number, amount: number, rules: string): void {
  if (amount === 0) return;
  const { state } = game;
  const glory = (state.glory[seat] ?? 0) + amount;
  state.glory[seat] = glory;
  note(game, 'glory', rules, seat, -1, amount, -1, glory);
  if (glory >= game.goal) end(game, 1 << seat, 'Q8.1');
}

export function emptyCards({ layout, state }: Game): number {
  let empty = 0;
  for (let card = 0; card < layout.countsEmpty.length; card++) {
    if (layout.countsEmpty[card] === 1 && state.supply(card) === 0) empty++;
  }
  return empty;
}

/** Q6.5.2, QB6: after every capture. Most Glory wins, then most dice in the Ready Area; else it is shared. (QB8) */
export function checkEmptyCards(game: Game): void {
  if (emptyCards(game) < EMPTY_CARDS_TO_END) return;
  const { state, layout } = game;
  const seats = Array.from({ length: layout.players }, (_, seat) => seat);
  const best = (among: number[], worth: (seat: number) => number) => {
    const most = Math.max(...among.map(worth));
    return among.filter((seat) => worth(seat) === most);
  };
  const glorious = best(seats, (seat) => state.glory[seat] ?? 0);
  const winners = best(glorious, (seat) => state.count(seat, READY));
  end(
    game,
    winners.reduce((bits, seat) => bits | (1 << seat), 0),
    'Q8.2',
  );
}

function end(game: Game, winners: number, rule: string): never {
  game.state.winners = winners;
  note(game, 'over', rule, game.state.active, -1, winners);
  throw GAME_OVER;
}
