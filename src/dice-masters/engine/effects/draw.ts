import { emit } from '../abilities/emit.ts';
import type { Game } from '../game.ts';
import { move, pour } from '../moves.ts';
import { noteMove } from '../record.ts';
import { NONE } from '../state/table.ts';
import { BAG, PREP, RESERVE, USED } from '../state/zones.ts';
import { keepOnlyEnergy, rollDie } from './roll.ts';

/** All of the Used Pile goes into the bag. (R7.1.3) */
export function refill(game: Game, seat: number): void {
  pour(game, seat, USED, BAG, 'refilled', 'M7 R7.1.3');
}

/** Whether there is a die to draw, after a refill if need be. (R11.9) */
export function canDraw({ table }: Game, seat: number): boolean {
  return table.count(seat, BAG) + table.count(seat, USED) > 0;
}

/** Draws one die into a zone, refilling when the bag is empty; -1 when there is none. (R7.1.3, R5.3) */
export function drawDie(game: Game, seat: number, zone: number, rules: string): number {
  const die = takeFromBag(game, seat);
  if (die !== NONE) move(game, 'drawn', die, zone, seat, rules);
  return die;
}

function takeFromBag(game: Game, seat: number): number {
  const { table } = game;
  if (table.count(seat, BAG) === 0) {
    if (table.count(seat, USED) === 0) return NONE;
    refill(game, seat);
  }
  return table.at(seat, BAG, game.chance.draw(game, seat));
}

/** "Prep a die from your bag": it waits for the next roll. (R7.1.7, M4) */
export function prepFromBag(game: Game, seat: number): number {
  const die = drawDie(game, seat, PREP, 'M4');
  if (die !== NONE) emit(game, 'prepped', die, NONE, seat);
  return die;
}

/** "Draw a die" with no place named: roll it once, it goes to the Reserve Pool. (M6) */
export function drawToReserve(game: Game, seat: number): number {
  const die = drawDie(game, seat, RESERVE, 'M6');
  if (die !== NONE) {
    rollDie(game, die, 'M6');
    emit(game, 'rolled', die, NONE, seat);
    keepOnlyEnergy(game, die);
  }
  return die;
}

/** Draws dice that are rolled this turn; how many there were. */
export function drawToRoll(game: Game, count: number): number {
  const { table, active } = game;
  const { rolling } = game.state;
  for (let drawn = 0; drawn < count; drawn++) {
    const die = takeFromBag(game, active);
    if (die === NONE) return drawn;
    if (game.log !== null) noteMove(game, 'drawn', die, BAG, PREP, 'M4 R7.1.2');
    table.pass(die, PREP, active);
    rolling[game.state.now.rollingCount++] = die;
    game.state.drawn[game.state.now.drawnCount++] = die;
  }
  return count;
}
