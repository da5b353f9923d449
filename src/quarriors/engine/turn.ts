import type { Game } from './game.ts';
import { note } from './log.ts';
import { attackPhase } from './phases/attack.ts';
import { capturePhase } from './phases/capture.ts';
import { cleanUp } from './phases/clean-up.ts';
import { rollPhase } from './phases/roll.ts';
import { scorePhase } from './phases/score.ts';
import { summonPhase } from './phases/summon.ts';
import { PHASES, type Phase } from './state/state.ts';

const PLAYED: Readonly<Record<Phase, (game: Game) => void>> = {
  start: beginTurn,
  score: scorePhase,
  roll: rollPhase,
  summon: summonPhase,
  attack: attackPhase,
  capture: capturePhase,
  'clean-up': cleanUp,
};

/** Six phases in fixed order. (Q6) */
export function playTurn(game: Game): void {
  playFrom(game, 'start');
}

/** The rest of a turn from the given phase on. */
export function playFrom(game: Game, from: Phase): void {
  const { state } = game;
  for (let place = PHASES.indexOf(from); place < PHASES.length; place++) {
    const phase = PHASES[place] ?? 'start';
    state.phase = phase;
    game.onPhase?.(game);
    PLAYED[phase](game);
  }
  game.onTurnEnd?.(state.hash());
  // Q2.5: clockwise.
  state.active = (state.active + 1) % game.layout.players;
}

function beginTurn(game: Game): void {
  const { state, setup } = game;
  state.turn++;
  state.captures = setup.profile.captures;
  note(game, 'turn', 'Q6', state.active, -1, state.turn);
}
