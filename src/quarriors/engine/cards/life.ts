import type { CardText } from '../card-text.ts';
import { askTarget } from '../decisions/ask.ts';
import { countCreatures } from '../effects/creatures.ts';
import { targetsOf } from '../effects/targets.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE, WITHOUT_ATTACK } from '../state/state.ts';

const MORE_DEFENSE = 4;

function hasCreatures(game: Game, die: number): boolean {
  return countCreatures(game, game.state.seatOf(die)) > 0;
}

/** Attackers that still count for something. */
function armed(game: Game, die: number): number[] {
  const { state } = game;
  return targetsOf(game, state.seatOf(die), state.active).filter(
    (one) => (state.strike[one] ?? 0) > 0,
  );
}

export const LIFE: Readonly<Record<string, CardText>> = {
  'life-spell': {
    reaction: {
      can: hasCreatures,
      does: (game, die) => {
        const { defenseBonus } = game.state;
        const seat = game.state.seatOf(die);
        defenseBonus[seat] = (defenseBonus[seat] ?? 0) + MORE_DEFENSE;
        note(game, 'bonus', 'Q7.3', seat, die, 0, NONE, MORE_DEFENSE);
      },
    },
  },
  'life-cantrip': { attach: { defense: () => MORE_DEFENSE } },
  'life-charm': {
    reaction: {
      can: (game, die) => hasCreatures(game, die) && game.state.saves[game.state.seatOf(die)] === 0,
      does: (game, die) => {
        const seat = game.state.seatOf(die);
        game.state.saves[seat] = 1;
        note(game, 'saved', 'Q7.3', seat, die);
      },
    },
  },
  'life-incantation': {
    reaction: {
      can: (game, die) => game.isCounting && armed(game, die).length > 0,
      does: (game, die) => {
        const { state } = game;
        const seat = state.seatOf(die);
        const target = askTarget(game, seat, 'Q7.3', die, armed(game, die), false);
        if (target === NONE) return;
        // Attack gained afterwards does not count: it has none against every player.
        state.flags[target] = (state.flags[target] ?? 0) | WITHOUT_ATTACK;
        state.strike[target] = 0;
        note(game, 'disarmed', 'Q7.3', seat, target, NONE, die);
      },
    },
  },
};
