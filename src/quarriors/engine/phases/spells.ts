import { ask, offerOnce } from '../decisions/ask.ts';
import { choose } from '../decisions/choose.ts';
import { V } from '../decisions/decision.ts';
import { copyCreature, mayCopy } from '../effects/copy.ts';
import { countCreatures, creaturesOf, isCreature } from '../effects/creatures.ts';
import { settle } from '../effects/destroy.ts';
import { spend } from '../effects/dice.ts';
import { react } from '../effects/react.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE } from '../state/state.ts';
import { READY } from '../state/zones.ts';

/** Adds what the active player may cast or copy now. (Q7.1) */
export function offerSpells(game: Game): void {
  const { state, layout, decision } = game;
  const seat = state.active;
  game.offering++;
  for (let slot = 0; slot < state.count(seat, READY); slot++) {
    const die = state.at(seat, READY, slot);
    const row = game.shownRow(die);
    if (isCreature(game, die)) {
      if (layout.has.copies && mayCopy(game, die)) decision.add(V.copy, die, -1);
    } else if (state.attachedTo[die] === NONE && canCast(game, die, row)) {
      offerOnce(game, V.cast, die, layout.faces.look[row] ?? row);
    }
  }
}

function canCast(game: Game, die: number, row: number): boolean {
  const text = game.layout.text(row);
  if (text.attach) return countCreatures(game, game.state.active) > 0;
  return text.cast?.can(game, die, row) ?? false;
}

/** Carries out what `offerSpells` added. */
export function useSpell(game: Game, pick: number): void {
  const { decision } = game;
  const die = decision.a[pick] ?? 0;
  if (decision.verb[pick] === V.copy) copyCreature(game, die);
  else castSpell(game, die);
  settle(game);
}

function castSpell(game: Game, die: number): void {
  const { state, layout } = game;
  const row = game.shownRow(die);
  const text = layout.text(row);
  if (text.attach) {
    attach(game, die);
    return;
  }
  note(game, 'cast', 'Q7.1', state.active, die);
  spend(game, die, 'Q7.1');
  if (text.isDeadly) reactAll(game);
  text.cast?.does(game, die, row);
}

/** Q7.2: it lies with a creature of its owner's Ready Area. */
function attach(game: Game, die: number): void {
  const { state, decision } = game;
  ask(game, 'target', state.active, 'Q7.2');
  decision.die = die;
  for (const creature of creaturesOf(game, state.active)) decision.add(V.target, creature, -1);
  const creature = decision.a[choose(game)] ?? 0;
  state.attachedTo[die] = creature;
  note(game, 'attached', 'Q7.2', state.active, die, NONE, creature);
}

/** Everybody else may react, from the left of the active player on. (Q7.3) */
function reactAll(game: Game): void {
  const { players } = game.layout;
  if (!game.layout.has.reactions) return;
  for (let step = 1; step < players; step++) react(game, (game.state.active + step) % players);
}

/** A moment of one's own turn at which only spells can be cast. (QB9) */
export function openWindow(game: Game, rule: string): void {
  const { decision } = game;
  while (true) {
    ask(game, 'window', game.state.active, rule);
    decision.add(V.done, -1, -1);
    offerSpells(game);
    const pick = decision.count === 1 ? 0 : choose(game);
    if (decision.verb[pick] === V.done) return;
    useSpell(game, pick);
  }
}
