import type { CardText } from '../card-text.ts';
import { askTarget } from '../decisions/ask.ts';
import { defenseOf, levelOf } from '../effects/creatures.ts';
import { destroy } from '../effects/destroy.ts';
import { targetsOf } from '../effects/targets.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE } from '../state/state.ts';

const WEAK_DEFENSE = 6;
const LOW_LEVEL = 2;

function weakOf(game: Game, opponent: number): number[] {
  const { active } = game.state;
  return targetsOf(game, active, opponent).filter((die) => defenseOf(game, die) <= WEAK_DEFENSE);
}

/** Single burst: level 2 or less. Double burst: any. */
function doomed(game: Game, row: number): number[] {
  const seats = Array.from({ length: game.layout.players }, (_, seat) => seat);
  const all = seats.flatMap((seat) => targetsOf(game, game.state.active, seat));
  return game.burstsOf(row) === 2 ? all : all.filter((die) => levelOf(game, die) <= LOW_LEVEL);
}

function opponentsOf({ state, layout }: Game): number[] {
  return Array.from(
    { length: layout.players - 1 },
    (_, step) => (state.active + step + 1) % layout.players,
  );
}

export const DEATH: Readonly<Record<string, CardText>> = {
  'death-spell': {
    isDeadly: true,
    cast: {
      can: (game) => opponentsOf(game).some((seat) => weakOf(game, seat).length > 0),
      does: (game, die) => {
        const { active } = game.state;
        for (const opponent of opponentsOf(game)) {
          const target = askTarget(game, active, 'Q7.1', die, weakOf(game, opponent), false);
          if (target !== NONE) destroy(game, target, active, 'Q7.1');
        }
      },
    },
  },
  'death-cantrip': {
    cast: {
      can: () => true,
      does: (game, die, row) => {
        const { state } = game;
        const more = game.burstsOf(row) === 2 ? 3 : 2;
        state.attackBonus[state.active] = (state.attackBonus[state.active] ?? 0) + more;
        note(game, 'bonus', 'Q7.1', state.active, die, more, NONE, 0);
      },
    },
  },
  'death-charm': {
    // Q7.4, A22: only the line of the burst that was rolled.
    attach: {
      attack: (game, _, row) => (game.burstsOf(row) === 2 ? 5 : 3),
      defense: (game, _, row) => (game.burstsOf(row) === 2 ? 5 : 3),
    },
  },
  'death-incantation': {
    isDeadly: true,
    cast: {
      can: (game, _, row) => doomed(game, row).length > 0,
      does: (game, die, row) => {
        const { active } = game.state;
        const target = askTarget(game, active, 'Q7.1', die, doomed(game, row), false);
        if (target !== NONE) destroy(game, target, active, 'Q7.1');
      },
    },
  },
};
