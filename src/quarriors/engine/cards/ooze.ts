import type { CardText } from '../card-text.ts';
import { countCreatures } from '../effects/creatures.ts';
import { quiddityDice } from '../effects/quiddity-dice.ts';
import type { Game } from '../game.ts';

function quiddityCount(game: Game, die: number): number {
  return quiddityDice(game, game.state.seatOf(die)).length;
}

function allCreatures(game: Game): number {
  let count = 0;
  for (let seat = 0; seat < game.layout.players; seat++) count += countCreatures(game, seat);
  return count;
}

export const OOZE: Readonly<Record<string, CardText>> = {
  'ooze-basic': {
    attackX: quiddityCount,
    defenseX: quiddityCount,
    stands: (game, die) => quiddityCount(game, die) > 0,
  },
  'ooze-strong': { copies: true, attackX: () => 0, defenseX: () => 5 },
  'ooze-mighty': { attackX: allCreatures, defenseX: allCreatures },
};
