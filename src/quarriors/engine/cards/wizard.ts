import type { Face } from '../../cards/face.ts';
import type { CardText, FaceUse } from '../card-text.ts';
import { askTarget } from '../decisions/ask.ts';
import { cull } from '../effects/dice.ts';
import { gainGlory } from '../effects/glory.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE } from '../state/state.ts';
import { POOL, READY } from '../state/zones.ts';

/** The Quiddity face with a burst. */
const onQuiddity = (use: FaceUse) => (face: Face) =>
  face.bursts === 1 && face.symbols[0]?.kind === 'quiddity' ? use : null;

const isDouble = (game: Game, row: number) => (game.burstsOf(row) === 2 ? 1 : 0);

/** Spell dice of the active player that are not in the bag or Used Pile. */
function spellDice({ state, layout }: Game): number[] {
  const dice: number[] = [];
  for (const zone of [POOL, READY]) {
    for (let slot = 0; slot < state.count(state.active, zone); slot++) {
      const die = state.at(state.active, zone, slot);
      if (layout.isSpell[layout.cardOf[die] ?? 0] === 1) dice.push(die);
    }
  }
  return dice;
}

/** One after another, as many as its owner likes. */
function cullSpells(game: Game, die: number): void {
  const { state } = game;
  while (true) {
    const spell = askTarget(game, state.active, 'Q6.1.4', die, spellDice(game), true);
    if (spell === NONE) return;
    state.attachedTo[spell] = NONE;
    cull(game, spell, 'Q6.1.4');
    gainGlory(game, state.active, 1, 'Q6.1.4');
  }
}

const DISCOUNT = 2;

export const WIZARD: Readonly<Record<string, CardText>> = {
  'wizard-basic': {
    rolled: onQuiddity({ gain: 0, draw: 1, again: true, others: 0, captures: 0 }),
    defense: (game, _, row) => isDouble(game, row),
    glory: (game, _, row) => isDouble(game, row),
  },
  'wizard-strong': {
    scores: { can: (game) => spellDice(game).length > 0, does: cullSpells },
  },
  'wizard-mighty': {
    rolled: onQuiddity({ gain: 0, draw: 2, again: false, others: 0, captures: 0 }),
    scored: (game, die) => {
      const { state } = game;
      state.discount += DISCOUNT;
      state.captures++;
      note(game, 'cheaper', 'Q6.1.4', state.active, die, DISCOUNT);
      note(game, 'more-captures', 'Q6.1.4', state.active, die, 1);
    },
  },
};
