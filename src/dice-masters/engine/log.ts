import { EventLog, type Happened } from '../../tabletop/event-log.ts';
import type { EnergyUnit } from '../cards/energy.ts';
import type { Effect } from '../language/effect.ts';
import type { Zone } from './movement.ts';
import type { Seat } from './setup.ts';
import type { Step } from './state/now.ts';

/** A die and the face it showed then. */
interface Shown {
  die: number;
  face: number;
}

/** A die changes its zone. */
interface Moved extends Shown {
  from: Zone;
  to: Zone;
}

/** A die does something to another, or has it done by one; -1 for none. */
interface Between {
  die: number;
  other: number;
}

/** Energy without a die. (R3.9) */
interface Unit {
  unit: EnergyUnit;
  amount: number;
}

/** Whom damage was meant for. */
export type Target = { die: number } | { player: Seat };

/** What each kind of event tells beyond seat, turn and step. */
interface EventFields {
  turn: object;
  step: object;
  moved: Moved;
  /** From the bag. (R5.4) */
  drawn: Moved;
  /** From the Used Pile into an empty bag. (R7.1.3) */
  refilled: Moved;
  /** To pay. (R4.2) */
  spent: Moved;
  /** Left over in the Reserve Pool. (R7.1.1) */
  cleared: Moved;
  fielded: Moved;
  /** Into the Attack Zone as an attacker. (R12.2) */
  attacked: Moved;
  buy: { die: number; cost: number };
  roll: Shown;
  'turn-face': Shown;
  /** One of two units paid, and the die shows the other. (R4.5) */
  'half-spent': Shown;
  damage: Between & { amount: number };
  'player-damage': { die: number; amount: number };
  /** Below 0 where it is lost. */
  life: { amount: number };
  ko: Between;
  saved: { die: number; text: string };
  heal: { die: number; amount: number };
  prevent: { target: Target; amount: number };
  redirect: { target: Target; instead: Target; amount: number };
  bonus: { die: number; attack: number; defense: number };
  'set-attack': { die: number; attack: number };
  keyword: { die: number; text: string };
  'copy-stats': Between;
  'copy-text': Between;
  control: Between;
  'must-attack': { die: number };
  name: { text: string };
  'cancel-globals': object;
  use: { die: number };
  /** A text that a player uses: of a die, or a Global and then -1. */
  ability: { die: number; text: string; times: number };
  trigger: { die: number; text: string };
  'unit-gained': Unit;
  /** The other half of a double generic face. (R4.6) */
  'unit-kept': Unit;
  'unit-spent': Unit;
  /** Nobody spent it in time. (R3.9) */
  'unit-lost': Unit;
  pass: object;
  /** `other` is the attacker. */
  block: Between;
  /** What holds for the rest of the turn, of a die or for a player and then -1. */
  lasting: Between & { text: string; about: Effect | null };
  over: { winner: Seat | 'tie' };
}

export type EventKind = keyof EventFields;

/** Ways to change the zone. */
export type MoveKind = {
  [Kind in EventKind]: EventFields[Kind] extends Moved ? Kind : never;
}[EventKind];

/** What the log writes about everything that happens. */
export interface Stamp extends Happened {
  step: Step;
  /** Whose it is. */
  seat: Seat;
}

/** One thing that happened, by its kind. */
export type EventOf<Kind extends EventKind> = Kind extends EventKind
  ? Stamp & { kind: Kind } & EventFields[Kind]
  : never;
export type GameEvent = EventOf<EventKind>;
export type MoveEvent = EventOf<MoveKind>;

export class GameLog extends EventLog<GameEvent> {}

/** The dice that an event is about. */
export function diceIn(event: GameEvent): number[] {
  const dice = 'die' in event ? [event.die] : [];
  if ('other' in event) dice.push(event.other);
  if ('target' in event && 'die' in event.target) dice.push(event.target.die);
  if ('instead' in event && 'die' in event.instead) dice.push(event.instead.die);
  return dice.filter((die) => die >= 0);
}

const MOVES: ReadonlySet<EventKind> = new Set<MoveKind>([
  'moved',
  'drawn',
  'refilled',
  'spent',
  'cleared',
  'fielded',
  'attacked',
]);

/** Whether a die changed its zone. */
export function isMove(event: GameEvent): event is MoveEvent {
  return MOVES.has(event.kind);
}
