import { UNIT_KINDS, UNITS } from './faces.ts';
import type { Game } from './game.ts';
import { ZONES, type Zone } from './movement.ts';
import { cardName, optionNames, shownFace } from './names.ts';
import type { Seat } from './setup.ts';
import type { Step } from './state/now.ts';
import { isInField } from './state/zones.ts';
import { attackOf, defenseOf, levelOf, zoneDice } from './stats.ts';

/** One die for people to look at. */
export interface DieView {
  die: number;
  card: string;
  name: string;
  /** `fist`, `level 2`, `action*`; what the die shows or last showed. */
  face: string;
  /** Only of characters in the Field. */
  attack: number | null;
  defense: number | null;
  damage: number;
}

interface SeatView {
  life: number;
  /** Virtual energy by kind, without zeroes. */
  virtual: Partial<Record<string, number>>;
  zones: Record<Zone, DieView[]>;
}

export interface DecisionView {
  kind: string;
  seat: Seat;
  rule: string;
  options: string[];
}

/** The table as both players see it. */
export interface GameView {
  turn: number;
  active: Seat;
  step: Step;
  winner: Seat | 'tie' | null;
  seats: [SeatView, SeatView];
}

/** Built on request; the game itself knows only numbers. */
export function viewOf(game: Game): GameView {
  const { turn, active, step, winner } = game;
  return { turn, active, step, winner, seats: [seatView(game, 0), seatView(game, 1)] };
}

export function decisionView(game: Game): DecisionView {
  const { kind, seat, rule } = game.decision;
  return { kind, seat, rule, options: optionNames(game) };
}

function seatView(game: Game, seat: Seat): SeatView {
  const zones = Object.fromEntries(
    ZONES.map((name, zone) => [
      name,
      zoneDice(game, seat, zone)
        .sort((a, b) => a - b)
        .map((die) => dieView(game, die)),
    ]),
  ) as Record<Zone, DieView[]>;
  const virtual: SeatView['virtual'] = {};
  for (let unit = 0; unit < UNIT_KINDS; unit++) {
    const amount = game.table.virtual[seat * UNIT_KINDS + unit] ?? 0;
    if (amount > 0) virtual[UNITS[unit] ?? ''] = amount;
  }
  return { life: game.table.life[seat] ?? 0, virtual, zones };
}

function dieView(game: Game, die: number): DieView {
  const fights = isInField(game.table.zone[die] ?? 0) && levelOf(game, die) > 0;
  return {
    die,
    card: game.layout.card(game.layout.cardOf[die] ?? 0).id,
    name: cardName(game, die),
    face: shownFace(game, die),
    attack: fights ? attackOf(game, die) : null,
    defense: fights ? defenseOf(game, die) : null,
    damage: game.table.damage[die] ?? 0,
  };
}
