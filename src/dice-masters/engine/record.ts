import type { Effect } from '../language/effect.ts';
import { targetSeat } from './effects/player-target.ts';
import { UNITS } from './faces.ts';
import type { Game } from './game.ts';
import type { EventKind, EventOf, GameEvent, MoveKind, Stamp, Target } from './log.ts';
import { ZONES } from './movement.ts';
import type { Seat } from './setup.ts';
import type { Step } from './state/now.ts';

/** What can be noted with a few numbers; moves and energy without a die have words of their own. */
type NoteKind = Exclude<EventKind, MoveKind | UnitKind | 'step' | 'over'>;
export type UnitKind = 'unit-gained' | 'unit-kept' | 'unit-spent' | 'unit-lost';

/** An event, if anyone keeps a log. Rules are separated by spaces. */
export function note(
  game: Game,
  kind: NoteKind,
  rules: string,
  seat: number,
  die = -1,
  other = -1,
  amount = -1,
  text = '',
  about: Effect | null = null,
): void {
  if (game.log === null) return;
  game.log.add(eventOf(game, kind, rules, seat, { die, other, amount, text, about }));
}

/** What happens until `game.log.leave()` was done by a text; without consequences there is no event of it. */
export function noteTrigger(
  game: Game,
  rules: string,
  seat: number,
  die: number,
  text: string,
): void {
  if (game.log === null) return;
  game.log.enterBy({ ...stampOf(game, rules, seat), kind: 'trigger', die, text });
}

/** A die changes its zone. */
export function noteMove(
  game: Game,
  kind: MoveKind,
  die: number,
  from: number,
  to: number,
  rules: string,
): void {
  if (game.log === null) return;
  game.log.add({
    ...stampOf(game, rules, game.table.side[die] ?? 0),
    kind,
    die,
    face: game.table.face[die] ?? -1,
    from: ZONES[from] ?? 'aside',
    to: ZONES[to] ?? 'aside',
  });
}

/** Energy without a die comes or goes. (R3.9) */
export function noteUnit(
  game: Game,
  kind: UnitKind,
  rules: string,
  seat: number,
  unit: number,
  amount: number,
): void {
  if (game.log === null) return;
  game.log.add({ ...stampOf(game, rules, seat), kind, unit: UNITS[unit] ?? 'generic', amount });
}

/** A step of the turn begins. */
export function enterStep(game: Game, step: Step, rules: string): void {
  game.step = step;
  if (game.log !== null) game.log.add({ ...stampOf(game, rules, game.active), kind: 'step' });
  if (game.watcher !== null) game.watcher.entered?.(game);
}

/** Somebody has won, or nobody. */
export function noteOver(game: Game, winner: Seat | 'tie'): void {
  if (game.log === null) return;
  const [seat, rules] = winner === 'tie' ? [1, 'R19.9'] : [winner, 'R19.8'];
  game.log.add({ ...stampOf(game, rules, seat), kind: 'over', winner });
}

function stampOf({ turn, step }: Game, rules: string, seat: number): Stamp {
  return {
    turn,
    step,
    seat: seat === 1 ? 1 : 0,
    rules: rules === '' ? [] : rules.split(' '),
    by: -1,
  };
}

interface Noted {
  die: number;
  other: number;
  amount: number;
  text: string;
  about: Effect | null;
}

type Fields<Kind extends NoteKind> = Omit<EventOf<Kind>, keyof Stamp | 'kind'>;

function eventOf(game: Game, kind: NoteKind, rules: string, seat: number, noted: Noted): GameEvent {
  const fields = FIELDS[kind](noted, game);
  return { ...stampOf(game, rules, seat), kind, ...fields } as GameEvent;
}

const nothing = () => ({});
const between = ({ die, other }: Noted) => ({ die, other });
const alone = ({ die }: Noted) => ({ die });
const some = ({ die, amount }: Noted) => ({ die, amount });
const named = ({ die, text }: Noted) => ({ die, text });
const shown = ({ die }: Noted, { table }: Game) => ({ die, face: table.face[die] ?? -1 });

function targetOf(what: number): Target {
  return what < 0 ? { player: targetSeat(what) === 1 ? 1 : 0 } : { die: what };
}

/** What the numbers of a note mean. */
const FIELDS: { [Kind in NoteKind]: (noted: Noted, game: Game) => Fields<Kind> } = {
  turn: nothing,
  buy: ({ die, amount }) => ({ die, cost: amount }),
  roll: shown,
  'turn-face': shown,
  'half-spent': shown,
  damage: ({ die, other, amount }) => ({ die, other, amount }),
  'player-damage': some,
  life: ({ amount }) => ({ amount }),
  ko: between,
  saved: named,
  heal: some,
  prevent: ({ die, amount }) => ({ target: targetOf(die), amount }),
  redirect: ({ die, other, amount }) => ({
    target: targetOf(die),
    instead: targetOf(other),
    amount,
  }),
  bonus: ({ die, other, amount }) => ({ die, attack: amount, defense: other }),
  'set-attack': ({ die, amount }) => ({ die, attack: amount }),
  keyword: named,
  'copy-stats': between,
  'copy-text': between,
  control: between,
  'must-attack': alone,
  name: ({ text }) => ({ text }),
  'cancel-globals': nothing,
  use: alone,
  ability: ({ die, text, amount }) => ({ die, text, times: amount }),
  trigger: named,
  pass: nothing,
  block: between,
  lasting: ({ die, other, text, about }) => ({ die, other, text, about }),
};
