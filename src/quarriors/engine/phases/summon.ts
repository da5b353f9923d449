import { FACES_PER_DIE } from '../../cards/face.ts';
import { ask, offerOnce } from '../decisions/ask.ts';
import { choose } from '../decisions/choose.ts';
import { V } from '../decisions/decision.ts';
import { copyCreature } from '../effects/copy.ts';
import { settle } from '../effects/destroy.ts';
import { available, pay, surchargeFor } from '../effects/pay.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { POOL, READY } from '../state/zones.ts';
import { offerSpells, useSpell } from './spells.ts';

/** Phase 3: spells are readied for free, creatures summoned for their level; all of it optional. (Q6.3) */
export function summonPhase(game: Game): void {
  const { decision } = game;
  while (true) {
    ask(game, 'summon', game.state.active, 'Q6.3');
    decision.add(V.done, -1, -1);
    offerPool(game);
    offerSpells(game);
    const pick = decision.count === 1 ? 0 : choose(game);
    const die = decision.a[pick] ?? 0;
    switch (decision.verb[pick]) {
      case V.done:
        return;
      case V.ready:
        ready(game, die);
        break;
      case V.summon:
        summon(game, die);
        break;
      default:
        useSpell(game, pick);
    }
  }
}

function offerPool(game: Game): void {
  const { state, layout } = game;
  const { faces } = layout;
  const seat = state.active;
  const most = available(game) - surchargeFor(game, seat);
  for (let slot = 0; slot < state.count(seat, POOL); slot++) {
    const die = state.at(seat, POOL, slot);
    const row = game.shownRow(die);
    const level = faces.level[row] ?? 0;
    if (faces.isSpell[row] === 1) offerOnce(game, V.ready, die, faces.look[row] ?? row);
    else if (level > 0 && level <= most && isWithinLimit(game, row)) {
      offerOnce(game, V.summon, die, faces.look[row] ?? row);
    }
  }
}

function isWithinLimit({ layout, state }: Game, row: number): boolean {
  const limit = layout.texts[(row / FACES_PER_DIE) | 0]?.summonLimit;
  return limit === undefined || state.limited < limit;
}

/** Q6.3.1, A21. */
function ready(game: Game, die: number): void {
  const { state } = game;
  state.move(die, state.placeOf(state.active, READY));
  note(game, 'readied', 'Q6.3.1', state.active, die);
}

/** Q6.3.2, Q6.3.3. */
function summon(game: Game, die: number): void {
  const { state, layout } = game;
  const row = game.shownRow(die);
  const text = layout.text(row);
  const cost = (layout.faces.level[row] ?? 0) + surchargeFor(game, state.active);
  pay(game, cost, 'Q6.3.2');
  state.move(die, state.placeOf(state.active, READY));
  if (text.summonLimit !== undefined) state.limited++;
  note(game, 'summoned', 'Q6.3.2', state.active, die, cost);
  if (text.copies) copyCreature(game, die);
  text.summoned?.(game, die, row);
  settle(game);
}
