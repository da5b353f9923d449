import { FACES_PER_DIE } from '../../cards/face.ts';
import type { CardText } from '../card-text.ts';
import { askTarget } from '../decisions/ask.ts';
import { creaturesOf, isCreature } from '../effects/creatures.ts';
import { settle } from '../effects/destroy.ts';
import { cull } from '../effects/dice.ts';
import { captureFree, cardsUpTo } from '../effects/free-capture.ts';
import { chooseHigherFace, higherFaces } from '../effects/turn-up.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE } from '../state/state.ts';
import { READY, USED } from '../state/zones.ts';

const COST_MORE = 3;

function spellsInReady(game: Game): number[] {
  const { state, layout } = game;
  const spells: number[] = [];
  for (let seat = 0; seat < layout.players; seat++) {
    for (let slot = 0; slot < state.count(seat, READY); slot++) {
      const die = state.at(seat, READY, slot);
      if (!isCreature(game, die)) spells.push(die);
    }
  }
  return spells;
}

function usedOf({ state }: Game, seat: number): number[] {
  return Array.from({ length: state.count(seat, USED) }, (_, slot) => state.at(seat, USED, slot));
}

export const SHAPING: Readonly<Record<string, CardText>> = {
  'shaping-spell': {
    cast: {
      // Itself does not count: it is spent first.
      can: (game) => spellsInReady(game).length > 1,
      does: (game, die) => {
        const { state } = game;
        const spell = askTarget(game, state.active, 'Q7.1', die, spellsInReady(game), false);
        if (spell === NONE) return;
        const owner = state.seatOf(spell);
        note(game, 'destroyed', 'Q7.1', owner, spell);
        state.attachedTo[spell] = NONE;
        state.move(spell, state.placeOf(owner, USED));
      },
    },
  },
  'shaping-cantrip': { rescues: true },
  'shaping-charm': {
    cast: {
      can: (game) =>
        creaturesOf(game, game.state.active).some((die) => higherFaces(game, die).length > 0),
      does: (game) => {
        for (const die of creaturesOf(game, game.state.active)) chooseHigherFace(game, die);
      },
    },
  },
  'shaping-incantation': {
    attach: {
      scores: {
        can: ({ state }) => state.count(state.active, USED) > 0,
        does: (game, die, row) => {
          const { state, layout } = game;
          const dice = usedOf(game, state.active);
          const culled = askTarget(game, state.active, 'Q6.1.4', die, dice, true);
          if (culled === NONE) return;
          const most = (layout.cost[game.cardOf(culled)] ?? 0) + COST_MORE;
          cull(game, culled, 'Q6.1.4');
          settle(game);
          captureFree(game, cardsUpTo(game, most), (row / FACES_PER_DIE) | 0, USED);
        },
      },
    },
  },
};
