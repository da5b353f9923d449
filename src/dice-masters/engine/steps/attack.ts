import { WINDOWS } from '../abilities/hooks.ts';
import { offerActivated, useActivated } from '../activated.ts';
import { choose } from '../decisions/chooser.ts';
import { PASS } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { shift } from '../moves.ts';
import { enterStep } from '../record.ts';
import { settle } from '../settle.ts';
import type { Seat } from '../setup.ts';
import { otherSeat } from '../state/table.ts';
import { ATTACK, FIELD } from '../state/zones.ts';
import { declareAttackers } from './attackers.ts';
import { declareBlockers } from './blockers.ts';
import { assignDamage } from './combat-damage.ts';
import { passPriority } from './priority.ts';

/** Without attackers nothing of this happens. (R12.1) */
export function attackStep(game: Game): void {
  enterStep(game, 'attack', 'R12.2');
  if (!declareAttackers(game)) return;
  declareBlockers(game);
  if (game.hooks.windows.keyword > 0) keywordWindow(game);
  game.state.now.combat = 'window';
  passPriority(game, 'window');
  assignDamage(game);
  returnToField(game);
}

/** Infiltrate and Tag Out, before actions and Globals. (R12.6) */
function keywordWindow(game: Game): void {
  keywordsOf(game, game.active);
  keywordsOf(game, otherSeat(game.active));
}

function keywordsOf(game: Game, seat: Seat): void {
  const { decision } = game;
  for (;;) {
    decision.open('keyword-window', seat, 'R12.6');
    decision.add(PASS, -1, -1);
    offerActivated(game, seat, WINDOWS.keyword);
    const pick = choose(game);
    if (decision.verb[pick] === PASS) return;
    useActivated(game, seat, decision.a[pick] ?? 0, decision.b[pick] ?? -1);
    settle(game);
  }
}

/** Whoever is left in the Attack Zone goes back. (R12.10) */
function returnToField(game: Game): void {
  const { table } = game;
  for (let seat = 0; seat < 2; seat++) {
    while (table.count(seat, ATTACK) > 0) {
      shift(game, table.at(seat, ATTACK, 0), FIELD, 'M15 R12.10');
    }
  }
  game.state.now.pairCount = 0;
}
