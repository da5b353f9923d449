import { ZONES } from '../domain/movement.ts';
import type { Game, Step } from './game.ts';
import type { EventKind, EventLog } from './log.ts';

/** A line of the log, if anyone keeps one. Rules are separated by spaces. */
export function note(
  game: Game,
  kind: EventKind,
  rules: string,
  seat: number,
  die = -1,
  other = -1,
  amount = -1,
  text = '',
): void {
  if (game.log !== null) write(game, game.log, kind, rules, seat, die, other, amount, text);
}

function write(
  game: Game,
  log: EventLog,
  kind: EventKind,
  rules: string,
  seat: number,
  die: number,
  other: number,
  amount: number,
  text: string,
): void {
  log.add({
    ...moment(game, kind, rules, seat),
    die,
    face: game.table.face[die] ?? -1,
    other,
    amount,
    from: '',
    to: '',
    text,
  });
}

/** A die changes its zone. */
export function noteMove(game: Game, die: number, from: number, to: number, rules: string): void {
  if (game.log === null) return;
  game.log.add({
    ...moment(game, 'move', rules, game.table.side[die] ?? 0),
    die,
    face: game.table.face[die] ?? -1,
    other: -1,
    amount: -1,
    from: ZONES[from] ?? '',
    to: ZONES[to] ?? '',
    text: '',
  });
}

/** A step of the turn begins. */
export function enterStep(game: Game, step: Step, rules: string): void {
  game.step = step;
  if (game.log !== null) note(game, 'step', rules, game.active, -1, -1, -1, step);
}

function moment(game: Game, kind: EventKind, rules: string, seat: number) {
  return {
    kind,
    turn: game.turn,
    step: game.step,
    seat,
    rules: rules === '' ? [] : rules.split(' '),
  };
}
