import { amountOf } from '../abilities/ask.ts';
import { emit, newMoment } from '../abilities/emit.ts';
import { drawDie, drawToRoll, refill } from '../effects/draw.ts';
import { loseLife } from '../effects/life.ts';
import { gainVirtual } from '../energy/pay.ts';
import { GENERIC } from '../faces.ts';
import type { Game } from '../game.ts';
import { pour } from '../moves.ts';
import { enterStep } from '../record.ts';
import { settle } from '../settle.ts';
import { NONE } from '../state/table.ts';
import { BAG, OUT, RESERVE, USED } from '../state/zones.ts';

const BASIC_DRAW = 4;

/** What is left in the Reserve Pool goes to the Used Pile, then four dice are drawn. (R7.1.1, R7.1.2) */
export function clearAndDraw(game: Game): void {
  const { table, active } = game;
  enterStep(game, 'clear-and-draw', 'R7.1.1');
  pour(game, active, RESERVE, USED, 'cleared', 'M12 R7.1.1');
  if (game.profile.refillTrigger === 'four-or-fewer' && table.count(active, BAG) <= BASIC_DRAW) {
    refill(game, active);
  }
  game.state.now.drawnCount = 0;
  const isOpening = game.turn === 1 && game.profile.firstTurnDraw === 'three-and-out';
  const toPrep = isOpening ? BASIC_DRAW - 1 : BASIC_DRAW;
  let found = drawToRoll(game, toPrep);
  if (isOpening) found += drawOut(game);
  const missing = BASIC_DRAW - found;
  drawToRoll(game, amountOf(game, 'extra-draws', 0, active, -1));
  if (missing > 0) {
    loseLife(game, active, missing, 'R7.1.6');
    gainVirtual(game, active, GENERIC, missing, 'R7.1.6');
  }
  newMoment(game);
  if (game.hooks.triggerCount > 0)
    emit(game, 'drawn', NONE, NONE, active, game.state.now.drawnCount);
  settle(game);
}

/** The fourth die of the opening belongs to the draw but is not rolled. (R7.1.5, B25) */
function drawOut(game: Game): number {
  const die = drawDie(game, game.active, OUT, 'M5 R7.1.5');
  if (die === NONE) return 0;
  game.state.drawn[game.state.now.drawnCount++] = die;
  return 1;
}
