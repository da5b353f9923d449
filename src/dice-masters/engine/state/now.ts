import type { Seat } from '../setup.ts';

export type Step = 'start' | 'clear-and-draw' | 'roll-and-reroll' | 'main' | 'attack' | 'cleanup';

/** Attackers are still to be declared; then blockers; then the keyword window; then only actions, Globals and damage. */
export type CombatStage = 'ahead' | 'attackers' | 'blockers' | 'window';

/** The single values of a game. All of them are copied, compared and hashed, whatever is added. */
export interface Now {
  active: Seat;
  /** Turns of the whole game so far, this one included. */
  turn: number;
  step: Step;
  winner: Seat | 'tie' | null;
  /** How far this turn's combat is. (R12.2–R12.7) */
  combat: CombatStage;
  attackedThisTurn: boolean;
  /** Dice of this turn's roll, and those drawn in this turn's Clear and Draw Step. */
  rollingCount: number;
  drawnCount: number;
  /** Pairs of this combat. */
  pairCount: number;
  /** Waves of damage so far. */
  wave: number;
  /** The wave has dealt its damage, and what Overcrush leaves is still to come. */
  leftoversDue: boolean;
  /** The half of a double generic that only a cost paid together with the first can use: nothing resolves between. (R4.6, 2016) */
  held: number;
  /** The die whose fielding cost is being paid. */
  fielding: number;
  /** Moments so far. (R18.3) */
  batch: number;
  /** Triggers and texts that players used so far: what one of them does to several dice is one event. (R18.4) */
  effects: number;
  /** Things that happened so far and that some text waited for. */
  events: number;
  /** Lasting effects so far. */
  lastingCount: number;
  settling: boolean;
  /** Effects of one moment are still to come before anyone has lost. */
  momentOpen: boolean;
}

/** Before the first turn. */
export const BEFORE: Readonly<Now> = {
  active: 0,
  turn: 0,
  step: 'start',
  winner: null,
  combat: 'ahead',
  attackedThisTurn: false,
  rollingCount: 0,
  drawnCount: 0,
  pairCount: 0,
  wave: 0,
  leftoversDue: false,
  held: 0,
  fielding: -1,
  batch: 0,
  effects: 0,
  events: 0,
  lastingCount: 0,
  settling: false,
  momentOpen: false,
};
